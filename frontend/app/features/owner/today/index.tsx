import { type EasternDate, easternDateOf } from '@agency/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentMinute } from '~/lib/clock';
import { callNoun, counted } from '~/lib/counted';
import { dueTasksQuery } from '~/lib/desk-tasks';
import { formatBriefDay, formatDayOfYear } from '~/lib/eastern-display';
import { BuoyMark } from '~/ui/buoy-mark';
import { canBeJoined, stageOf } from '../appointments/appointment-state';
import { Pill, useNewLeads } from '../leads/new-leads';
import { refreshLeads } from '../shared/leads';
import { deskLink } from '../shared/paths';
import { Answer } from './answer';
import { CallsToday, NextCall } from './calls-today';
import { FollowUp } from './follow-up';
import { Late, LongLate } from './late';
import {
  dueLeadsQuery,
  inTimeQuery,
  lateQuery,
  longLateQuery,
  todaysCallsQuery,
  unresolvedCallsQuery,
} from './queries';
import { RankingNews, RankingWeek } from './ranking-week';
import { FreeTasks } from './tasks/free-tasks';
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
    calls?.length && counted(calls.length, callNoun),
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

/** Shown instead of empty sections when nothing is left. */
function AllDone({ today }: { today: EasternDate }) {
  const title = useRef<HTMLHeadingElement>(null);

  // The focus was in the last row, or in its section, which is now hidden.
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('[hidden]');
    if (isLost) title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section aria-labelledby="all-done" className="grid justify-items-start gap-2 py-8 text-slate">
      <BuoyMark className="h-16 w-auto" />
      <h2
        ref={title}
        id="all-done"
        tabIndex={-1}
        className="text-ink text-title focus:outline-none"
      >
        All done
      </h2>
      <p>
        Every lead is answered, and no follow-ups are due. <NextCall today={today} />
      </p>
    </section>
  );
}

interface TodayPillProps {
  /** Marks the row of this lead. */
  onShow: (lead: number) => void;
}

/** Above Today, whose rows are only refetched on request. */
function TodayPill({ onShow }: TodayPillProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { arrived, markSeen } = useNewLeads();

  async function show(): Promise<void> {
    const [newest] = arrived;
    if (!newest) return;
    await refreshLeads(client);
    markSeen(newest.createdAt);
    const rows = client.getQueryData(inTimeQuery.queryKey)?.items ?? [];
    // A lead that has booked in the meantime no longer waits for an answer.
    if (rows.some(({ id }) => id === newest.id)) onShow(newest.id);
    else await navigate(deskLink.lead(newest.id));
  }

  return <Pill arrived={arrived} onShow={() => void show()} />;
}
