import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { rankingKeys } from '../api/ranking-keys';
import { readAllAlerts, setAlertRead } from '../api/read-alerts';

function useRefreshAlerts() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [rankingKeys.summary, rankingKeys.alerts].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}

const showRefusal = (error: unknown) =>
  showFailure(error, {
    title: 'Update Failed',
    fallback: 'The alert could not be changed. Please try again.',
  });

export function useSetRead() {
  const refresh = useRefreshAlerts();
  return useMutation({
    mutationFn: ({ id, isRead }: { id: number; isRead: boolean }) => setAlertRead(id, isRead),
    onSuccess: refresh,
    onError: showRefusal,
  });
}

export function useReadAll() {
  const refresh = useRefreshAlerts();
  return useMutation({ mutationFn: readAllAlerts, onSuccess: refresh, onError: showRefusal });
}
