import { easternDateOf } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dueTasksQuery } from '~/lib/desk-tasks';
import { formatBriefDay, formatDayOfYear } from '~/lib/eastern-display';
import { useCurrentMinute } from '~/lib/use-clock';
import { canBeJoined, stageOf } from '../appointments/appointment-state';
import {
  dueLeadsQuery,
  inTimeQuery,
  lateQuery,
  longLateQuery,
  todaysCallsQuery,
  unresolvedCallsQuery,
} from '../shared/queries/today';
import { counted } from '../shared/selection/counted';
import { AllDone } from './all-done';
import { Answer } from './answer';
import { CallsToday } from './calls-today';
import { FollowUp } from './follow-up';
import { FreeTasks } from './free-tasks';
import { Late } from './late';
import { LongLate } from './long-late';
import { RankingNews } from './ranking-news';
import { RankingWeek } from './ranking-week';
import { TodayPill } from './today-pill';
import { UnresolvedCalls } from './unresolved-calls';

/** What is waiting for the owner now. Every row has its actions in place. */
export function Today() {
  const now = useCurrentMinute();
  const today = easternDateOf(now);
  const isAllDone = useIsAllDone(now);
  const first = useFirst(now);
  const [marked, setMarked] = useState<number | null>(null);
  return (
    <div className="grid pt-1 sm:gap-4 sm:pt-5">
      <div className="flex flex-wrap items-baseline gap-x-4 max-sm:pb-1.5">
        <p className="font-display text-[length:1.0625rem] tracking-[-0.01em] sm:text-title">
          <span className="sm:hidden">{formatBriefDay(today)}</span>
          <span className="max-sm:hidden">{formatDayOfYear(today)}</span>
        </p>
        <Summary now={now} />
      </div>
      <TodayPill onShow={setMarked} />
      <div className="grid grid-cols-1 content-start gap-6 sm:gap-8 min-[76rem]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] min-[76rem]:gap-x-14">
        <div className="grid grid-cols-1 content-start gap-8">
          {isAllDone && <AllDone today={today} />}
          {/* Stays mounted when all is done: Undo may restore a row, and the focus moves here. */}
          <div className="grid grid-cols-1 content-start gap-3 sm:gap-8" hidden={isAllDone}>
            <CallsToday today={today} now={now} />
            <Answer now={now} marked={marked} isFirst={first === 'answer'} />
            <div className="empty:hidden">
              <Late now={now} />
              <LongLate />
            </div>
            <FollowUp today={today} isFirst={first === 'follow-up'} />
          </div>
          <FreeTasks today={today} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <UnresolvedCalls now={now} />
          <RankingNews />
          <RankingWeek />
        </div>
      </div>
    </div>
  );
}

/** The morning in one line: `4 calls · 5 to answer · 2 late`. */
function Summary({ now }: { now: Date }) {
  const { calls, inTime, late } = useWork(now);
  const parts = [
    calls?.length && counted(calls.length, ['call', 'calls']),
    inTime?.total && `${inTime.total.toLocaleString('en-US')} to answer`,
    late?.total && `${late.total.toLocaleString('en-US')} late`,
  ];
  return <p className="text-fine text-slate">{parts.filter(Boolean).join(' · ')}</p>;
}

/** Where the one filled button is: at a call about to begin, which has its own, else at the first row that waits. */
function useFirst(now: Date): 'call' | 'answer' | 'follow-up' | null {
  const { calls, inTime, due } = useWork(now);
  if (calls?.some((call) => canBeJoined(call, now))) return 'call';
  if (inTime?.total) return 'answer';
  return due?.total ? 'follow-up' : null;
}

/** Whether nothing is left: false until every section has loaded. */
function useIsAllDone(now: Date): boolean {
  const { calls, ...pages } = useWork(now);
  return calls?.length === 0 && Object.values(pages).every((page) => page?.total === 0);
}

/** What each section shows; undefined until it has loaded. */
function useWork(now: Date) {
  const { data: calls } = useInfiniteQuery(todaysCallsQuery(easternDateOf(now)));
  const { data: inTime } = useQuery(inTimeQuery);
  const { data: late } = useQuery(lateQuery);
  const { data: longLate } = useQuery(longLateQuery);
  const { data: due } = useQuery(dueLeadsQuery);
  const { data: unresolved } = useQuery(unresolvedCallsQuery(now));
  const { data: tasks } = useQuery(dueTasksQuery(easternDateOf(now)));
  const ahead = calls?.filter((call) => stageOf(call, now) !== 'past');
  return { calls: ahead, inTime, late, longLate, due, unresolved, tasks };
}
