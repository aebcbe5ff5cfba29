import type { RankingRun } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { checkStateQuery } from '../api/get-check-state';
import { refreshMs } from '../api/get-summary';
import { refreshRankings } from '../api/ranking-keys';
import { startCheck } from '../api/start-check';

const progressMs = 1_500;

function announce(success: boolean, message: string): void {
  const title = success ? 'Ranking Check' : 'Ranking Check Failed';
  showToast({ title, description: message, variant: success ? 'default' : 'destructive' });
}

export interface Check {
  isRunning: boolean;
  /** What is running, whoever started it. */
  running: RankingRun | null;
  last: RankingRun | null;
  start: () => void;
}

/** The check: pressed here, by somebody else, or by the daily schedule. Its end brings the new figures. */
export function useCheck(): Check {
  const client = useQueryClient();
  const told = useRef('');
  const press = useMutation({
    mutationFn: startCheck,
    onSuccess: ({ success, message }) => {
      told.current = message;
      announce(success, message);
      return refreshRankings(client);
    },
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to run ranking check' }),
  });
  const { data } = useQuery({
    ...checkStateQuery,
    refetchInterval: ({ state }) =>
      press.isPending || state.data?.running ? progressMs : refreshMs,
  });
  const running = data?.running ?? null;
  const last = data?.last ?? null;

  const watched = useRef<number | null>(null);
  const end = useEffectEvent((id: number) => {
    void refreshRankings(client);
    // Who pressed here gets the answer to the press itself.
    if (press.isPending || last?.id !== id || !last.message || last.message === told.current)
      return;
    announce(last.status === 'succeeded', last.message);
  });
  const runningId = running?.id ?? null;
  useEffect(() => {
    const ended = watched.current;
    watched.current = runningId;
    if (ended !== null && ended !== runningId) end(ended);
  }, [runningId]);

  return { isRunning: press.isPending || running !== null, running, last, start: press.mutate };
}
