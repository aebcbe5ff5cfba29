import {
  apiPaths,
  type FinishedCheck,
  type RunningCheck,
  rankingCheckResponseSchema,
  rankingCheckStateSchema,
  rankingCheckTimeoutSeconds,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { Button } from '~/ui/button';
import { NoticeBox } from '~/ui/desk/notice';
import { showAnnouncement } from '~/ui/desk/show-announcement';
import { showFailure } from '~/ui/desk/show-failure';
import { TextLink } from '~/ui/desk/text-link';
import { formatCount } from '../shared/format-performance';
import { rankingsKey, refreshMs, refreshRankings } from '../shared/rankings';
import { linkToRankings } from '../shared/rankings-view';

const progressRefreshMs = 1_500;

/** The running check, whoever started it, and the last finished one. */
const checkStateQuery = apiQuery(apiPaths.rankingsCheck, rankingCheckStateSchema, {
  queryKey: [...rankingsKey, 'check'],
});

/** Answers when the check has finished, or earlier that it continues in the background. */
export function startCheck() {
  const timeoutMs = (rankingCheckTimeoutSeconds + 10) * 1_000;
  return callApi(apiPaths.rankingsCheck, {
    method: 'POST',
    response: rankingCheckResponseSchema,
    timeoutMs,
  });
}

function showResult(isSuccess: boolean, message: string): void {
  const title = isSuccess ? 'Ranking Check' : 'Ranking Check Failed';
  showAnnouncement({ title, description: message, variant: isSuccess ? 'default' : 'destructive' });
}

interface Check {
  isRunning: boolean;
  /** The running check, whoever started it. */
  running: RunningCheck | null;
  last: FinishedCheck | null;
  start: () => void;
}

/** The ranking check, started here, elsewhere or by the daily schedule. The rankings are refetched when it ends. */
export function useCheck(): Check {
  const client = useQueryClient();
  const shownMessage = useRef('');
  const start = useMutation({
    mutationFn: startCheck,
    onSuccess: ({ success, message }) => {
      shownMessage.current = message;
      showResult(success, message);
      return refreshRankings(client);
    },
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to run ranking check' }),
  });
  const { data } = useQuery({
    ...checkStateQuery,
    refetchInterval: ({ state }) =>
      start.isPending || state.data?.running ? progressRefreshMs : refreshMs,
  });
  const running = data?.running ?? null;
  const last = data?.last ?? null;

  const handleEnd = useEffectEvent((id: number) => {
    void refreshRankings(client);
    // The answer to a check started here shows its own message.
    const isShown = start.isPending || last?.message === shownMessage.current;
    if (isShown || last?.id !== id) return;
    showResult(last.status === 'succeeded', last.message);
  });
  const previousId = useRef<number | null>(null);
  const runningId = running?.id ?? null;
  useEffect(() => {
    const endedId = previousId.current;
    previousId.current = runningId;
    if (endedId !== null && endedId !== runningId) handleEnd(endedId);
  }, [runningId]);

  return { isRunning: start.isPending || running !== null, running, last, start: start.mutate };
}

export function CheckButton({ check }: { check: Check }) {
  return (
    <Button
      size="compact"
      className="min-h-9! pointer-coarse:min-h-11!"
      busy={check.isRunning}
      onClick={() => check.start()}
    >
      {check.isRunning && (
        <span
          aria-hidden="true"
          className="size-4 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
        />
      )}
      {check.isRunning ? 'Checking...' : 'Check Rankings Now'}
    </Button>
  );
}

const triggers: Record<RunningCheck['trigger'], string> = {
  owner: 'A check is running',
  schedule: 'The daily check is running',
};

/** Progress of the running check, whoever started it. */
export function CheckProgress({ run }: { run: RunningCheck }) {
  const { daysPlanned, daysDone } = run;
  const isPlanned = daysPlanned > 0;
  const progress = isPlanned
    ? `${formatCount(daysDone)} of ${formatCount(daysPlanned)} days fetched.`
    : 'finding the days to fetch.';
  return (
    <NoticeBox tone="info" className="mt-3 gap-1.5 py-3">
      <p>
        {triggers[run.trigger]}: {progress}
      </p>
      <progress
        aria-label="Check progress"
        className="h-2 w-full appearance-none rounded-[0.25rem] border-0 bg-shoal [&::-moz-progress-bar]:rounded-[0.25rem] [&::-moz-progress-bar]:bg-channel [&::-webkit-progress-bar]:rounded-[0.25rem] [&::-webkit-progress-bar]:bg-shoal [&::-webkit-progress-value]:rounded-[0.25rem] [&::-webkit-progress-value]:bg-channel [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-400 [&::-webkit-progress-value]:ease-linear"
        {...(isPlanned && { max: daysPlanned, value: daysDone })}
      />
    </NoticeBox>
  );
}

/** Why the last check failed. The page keeps the earlier data. */
export function CheckFailure({ run }: { run: FinishedCheck }) {
  return (
    <NoticeBox
      role="status"
      tone="danger"
      className="mt-3 justify-items-start gap-1.5 py-3 wrap-anywhere"
    >
      <p>
        <strong>The last check failed.</strong> {run.message}
      </p>
      <TextLink to={linkToRankings({ tab: 'source' })} isTall>
        Go to Source
      </TextLink>
    </NoticeBox>
  );
}
