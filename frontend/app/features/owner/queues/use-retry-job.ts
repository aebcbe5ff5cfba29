import type { QueueName } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { queueKeys } from '../api/queue-keys';
import { retryJob } from '../api/retry-job';

/** Has a failed job tried once more. Whatever comes of it, the queue is then read again. */
export function useRetryJob(queue: QueueName, id: string) {
  const client = useQueryClient();
  const mutationKey = [...queueKeys.of(queue), 'retry', id];
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: () => retryJob(queue, id),
    onSuccess: () =>
      showToast({ title: 'Put Up Again', description: 'The job will be tried once more.' }),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Tried',
        fallback: 'The job could not be put up again. Please try again.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queueKeys.of(queue) }),
  });

  function retry(): void {
    // Asked of the client and not of the last render: the second click of two comes before the next one.
    if (client.isMutating({ mutationKey }) === 0) mutate();
  }

  return { isPending, retry };
}
