import type { RankingRun } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { checkStateQuery, startCheck } from '../api/checks';
import { refreshMs, refreshRankings } from '../api/rankings';

const progressRefreshMs = 1_500;

function showResult(isSuccess: boolean, message: string): void {
  const title = isSuccess ? 'Ranking Check' : 'Ranking Check Failed';
  showToast({ title, description: message, variant: isSuccess ? 'default' : 'destructive' });
}

export interface Check {
  isRunning: boolean;
  /** The running check, whoever started it. */
  running: RankingRun | null;
  last: RankingRun | null;
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
    if (isShown || last?.id !== id || !last.message) return;
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
