import type { EasternDate } from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatDay } from '~/lib/eastern-display';
import { LoadFailed } from '~/ui/desk/load-failed';
import { ShowMore } from '~/ui/desk/show-more';
import type { CallSpan } from '../api/call-keys';
import { callsQuery } from '../api/list-calls';
import { CallRow } from './call-row';
import { CallSkeleton } from './call-skeleton';
import { byDay } from './call-state';

interface CallSectionProps {
  span: CallSpan;
  title: string;
  empty: string;
  today: EasternDate;
  now: Date;
}

/** One span of the calendar, day by day. */
export function CallSection({ span, title, empty, today, now }: CallSectionProps) {
  const titleId = useId();
  const query = useInfiniteQuery(callsQuery(span, today));
  const { data, error, refetch } = query;
  const calls = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.total;

  return (
    <section aria-labelledby={titleId} className="call-section">
      <h2 id={titleId}>
        {title}
        {total ? <span className="call-count"> {total.toLocaleString('en-US')}</span> : null}
      </h2>
      {span === 'today' && <p className="desk-minor">{formatDay(today)}, Eastern Time</p>}
      {query.isPending && <CallSkeleton what={title.toLowerCase()} />}
      {!data && error && (
        <LoadFailed what="The calls" error={error} onRetry={() => void refetch()} />
      )}
      {total === 0 && <p className="call-none">{empty}</p>}
      {byDay(calls).map(([day, ofDay]) => (
        <div key={day} className="call-day">
          {span !== 'today' && <h3>{formatDay(day)}</h3>}
          <ul>
            {ofDay.map((call) => (
              <CallRow key={call.id} call={call} now={now} />
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
