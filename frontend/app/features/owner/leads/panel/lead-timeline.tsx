import type { Lead, TimelineEntry } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Moment } from '~/ui/desk/moment';
import { TextButton } from '~/ui/desk/text-link';
import { timelineQuery } from '../queries';
import { describeEntry, type History } from './describe-entry';
import { PanelSection } from './panel-section';

interface LeadTimelineProps {
  lead: Pick<Lead, 'id' | 'status'>;
  /** The pinned note. It is shown above, so its entry is left out. */
  pinned?: string | null;
  onPin?: (text: string) => void;
  /** Above the entries. */
  children?: ReactNode;
}

/** Everything that happened to the lead, newest first. */
export function LeadTimeline({ lead, pinned = null, onPin, children }: LeadTimelineProps) {
  const { data, isError, refetch } = useQuery(timelineQuery(lead.id));
  const history = { status: lead.status, entries: data ?? [] };
  // New entries are added on top: numbered from the end, each entry keeps its key.
  const numbered = data
    ?.map((entry, index) => ({ entry, number: data.length - index }))
    .filter(({ entry }) => pinned === null || noteIn(entry) !== pinned);

  return (
    <PanelSection title="Timeline">
      {children}
      {!data && !isError && <p className="text-fine text-slate">Loading …</p>}
      {!data && isError && (
        <p>
          The timeline couldn’t be loaded.{' '}
          <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </p>
      )}
      {data?.length === 0 && <p className="text-fine text-slate">No activity yet.</p>}
      {numbered && (
        <ol className="grid gap-3">
          {numbered.map(({ entry, number }) => (
            <TimelineItem key={number} entry={entry} history={history} onPin={onPin} />
          ))}
        </ol>
      )}
    </PanelSection>
  );
}

/** The text of a note, whether it was added or pinned. */
function noteIn(entry: TimelineEntry): string | null {
  if (entry.kind === 'note-added') return entry.text;
  return entry.kind === 'notes-changed' ? entry.notes : null;
}

interface TimelineItemProps {
  entry: TimelineEntry;
  history: History;
  onPin?: (text: string) => void;
}

function TimelineItem({ entry, history, onPin }: TimelineItemProps) {
  const { what, detail } = describeEntry(entry, history);
  const note = noteIn(entry);
  return (
    <li className="grid">
      <span className="text-fine text-slate">
        <Moment at={entry.at} />
      </span>
      <bdi>{what}</bdi>
      {detail && (
        <q
          dir="auto"
          className="line-clamp-4 border-l-2 border-shoal pl-3 whitespace-pre-wrap text-slate [quotes:none]"
        >
          {detail}
        </q>
      )}
      {onPin && note && (
        <TextButton
          isTall
          className="justify-self-start text-(length:--text-fine)"
          onClick={() => onPin(note)}
        >
          Pin <span className="sr-only">this note</span>
        </TextButton>
      )}
    </li>
  );
}
