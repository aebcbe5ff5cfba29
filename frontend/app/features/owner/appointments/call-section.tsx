import type { EasternDate } from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDay } from '~/lib/eastern-display';
import { LoadFailed } from '~/ui/desk/load-failed';
import { ShowMore } from '~/ui/desk/show-more';
import type { CallSpan } from '../api/call-keys';
import { callsQuery } from '../api/list-calls';
import { SelectAll, SelectBox } from '../selection/select-box';
import type { CallSelection } from './bulk/call-selection';
import { CallRow } from './call-row';
import { CallSkeleton } from './call-skeleton';
import { byDay, canBeCancelled } from './call-state';

interface CallSectionProps {
  span: CallSpan;
  title: string;
  empty: string;
  today: EasternDate;
  now: Date;
  /** Where calls can be selected: those that are still ahead. */
  selection?: CallSelection;
}

/** One span of the calendar, day by day. */
export function CallSection(props: CallSectionProps) {
  const { span, title, empty, today, now, selection } = props;
  const titleId = useId();
  const query = useInfiniteQuery(callsQuery(span, today));
  const { data, error, refetch } = query;
  const calls = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total;
  const selectable = selection ? calls.filter((call) => canBeCancelled(call, now)) : [];

  return (
    <section
      aria-labelledby={titleId}
      className="call-section"
      data-selectable={selection ? '' : undefined}
    >
      <h2 id={titleId}>
        {title}
        {total ? <span className="call-count"> {total.toLocaleString('en-US')}</span> : null}
      </h2>
      {span === 'today' && <p className="desk-minor">{formatDay(today)}, Eastern Time</p>}
      {query.isPending && <CallSkeleton what={title.toLowerCase()} />}
      {!data && error && (
        <LoadFailed what="The calls" error={error} onRetry={() => void refetch()} />
      )}
      {selection && selectable.length > 1 && (
        <SelectAll
          selected={selectable.filter(({ id }) => selection.has(id)).length}
          total={selectable.length}
          onToggle={(isSelected) => selection.set(selectable, isSelected)}
        >
          Select all shown
        </SelectAll>
      )}
      {total === 0 && <p className="call-none">{empty}</p>}
      {byDay(calls).map(([day, ofDay]) => (
        <div key={day} className="call-day">
          {span !== 'today' && <h3>{formatDay(day)}</h3>}
          <ul>
            {ofDay.map((call) => (
              <CallRow key={call.id} call={call} now={now}>
                {selection && selectable.includes(call) && (
                  <SelectBox
                    label={`Select the call with ${call.contact.name}`}
                    isSelected={selection.has(call.id)}
                    onToggle={(isRange) => selection.toggle(call, isRange ? selectable : undefined)}
                  />
                )}
              </CallRow>
            ))}
          </ul>
        </div>
      ))}
      <ShowMore query={query}>
        {span === 'past' ? 'Show earlier calls' : 'Show later calls'}
      </ShowMore>
    </section>
  );
}
