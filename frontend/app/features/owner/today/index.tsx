import { easternDateOf } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Clock, systemClock } from '~/lib/clock';
import { formatDayOfYear } from '~/lib/eastern-display';
import { useCurrentMinute } from '~/lib/use-current-minute';
import { stageOf } from '../appointments/appointment-state';
import {
  dueLeadsQuery,
  newLeadsQuery,
  todaysCallsQuery,
  unresolvedCallsQuery,
} from '../shared/queries/today';
import { AllDone } from './all-done';
import { AnswerFirst } from './answer-first';
import { CallsToday } from './calls-today';
import { FollowUp } from './follow-up';
import { RankingNews } from './ranking-news';
import { ThisWeek } from './this-week';
import { TodayPill } from './today-pill';
import { UnresolvedCalls } from './unresolved-calls';

interface TodayProps {
  clock?: Clock;
}

/** What waits for the owner now. Every row is dealt with where it stands. */
export function Today({ clock = systemClock }: TodayProps) {
  const now = useCurrentMinute(clock);
  const today = easternDateOf(now);
  const isAllDone = useIsAllDone(now);
  return (
    <div className="grid gap-4 pt-5">
      <p className="font-display text-title tracking-[-0.01em]">{formatDayOfYear(today)}</p>
      <TodayPill />
      <div className="grid grid-cols-1 content-start gap-8 min-[76rem]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] min-[76rem]:gap-x-14">
        <div className="grid grid-cols-1 content-start gap-8">
          {isAllDone && <AllDone today={today} />}
          {/* Stays while all is done: a row may come back by Undo, and the focus stands in here. */}
          <div className="grid grid-cols-1 content-start gap-8" hidden={isAllDone}>
            <CallsToday today={today} now={now} />
            <AnswerFirst now={now} />
            <FollowUp today={today} />
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <UnresolvedCalls now={now} />
          <ThisWeek />
          <RankingNews />
        </div>
      </div>
    </div>
  );
}

/** Whether nothing is left: false as long as a part has not been read. */
function useIsAllDone(now: Date): boolean {
  const { data: calls } = useInfiniteQuery(todaysCallsQuery(easternDateOf(now)));
  const { data: fresh } = useQuery(newLeadsQuery);
  const { data: due } = useQuery(dueLeadsQuery);
  const { data: unresolved } = useQuery(unresolvedCallsQuery(now));
  return (
    calls?.every((call) => stageOf(call, now) === 'past') === true &&
    fresh?.total === 0 &&
    due?.total === 0 &&
    unresolved?.total === 0
  );
}
