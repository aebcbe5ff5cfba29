import type { TimelineEntry } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '~/ui/desk/moment';
import textLink from '~/ui/desk/text-link.module.css';
import { timelineQuery } from '../../queries/leads';
import { describeEntry } from './describe-entry';
import { PanelSection } from './panel-section';

/** Everything that happened to the lead, newest first. */
export function LeadTimeline({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(timelineQuery(id));
  // New entries come on top: counted from the end, each keeps its number.
  const numbered = data?.map((entry, index) => ({ entry, number: data.length - index }));

  return (
    <PanelSection title="Timeline">
      {!data && !isError && <p className="desk-minor">Loading …</p>}
      {!data && isError && (
        <p>
          The timeline could not be loaded.{' '}
          <button type="button" className={textLink.root} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="desk-minor">No activity yet.</p>}
      {numbered && (
        <ol className="timeline">
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
    <li>
      <span className="desk-minor">
        <Moment at={entry.at} />
      </span>
      <bdi>{what}</bdi>
      {detail && (
        <q dir="auto" className="timeline-detail">
          {detail}
        </q>
      )}
    </li>
  );
}
