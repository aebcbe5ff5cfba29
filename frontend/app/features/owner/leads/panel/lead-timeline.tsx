import type { TimelineEntry } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '~/ui/desk/moment';
import { TextButton } from '~/ui/desk/text-link';
import { timelineQuery } from '../../shared/queries/leads';
import { describeEntry } from './describe-entry';
import styles from './lead-timeline.module.css';
import { PanelSection } from './panel-section';

/** Everything that happened to the lead, newest first. */
export function LeadTimeline({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(timelineQuery(id));
  // New entries come on top: counted from the end, each keeps its number.
  const numbered = data?.map((entry, index) => ({ entry, number: data.length - index }));

  return (
    <PanelSection title="Timeline">
      {!data && !isError && <p className="text-fine text-slate">Loading …</p>}
      {!data && isError && (
        <p>
          The timeline could not be loaded.{' '}
          <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </p>
      )}
      {data?.length === 0 && <p className="text-fine text-slate">No activity yet.</p>}
      {numbered && (
        <ol className="grid gap-3">
          {numbered.map(({ entry, number }) => (
            <TimelineItem key={number} entry={entry} />
          ))}
        </ol>
      )}
    </PanelSection>
  );
}

function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { what, detail } = describeEntry(entry);
  return (
    <li className="grid">
      <span className="text-fine text-slate">
        <Moment at={entry.at} />
      </span>
      <bdi>{what}</bdi>
      {detail && (
        <q dir="auto" className={styles.detail}>
          {detail}
        </q>
      )}
    </li>
  );
}
