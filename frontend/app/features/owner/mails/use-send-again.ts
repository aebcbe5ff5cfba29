import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { deliveryKeys } from '../api/delivery-keys';
import { leadKeys } from '../api/lead-keys';
import { sendMailAgain } from '../api/send-mail-again';

/** Sends a failed mail once more. Whatever comes of it, the mails are then read again. */
export function useSendAgain(id: number) {
  const client = useQueryClient();
  const mutationKey = [...deliveryKeys.all, 'send-again', id];
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: () => sendMailAgain(id),
    onSuccess: () =>
      showToast({ title: 'On Its Way', description: 'The mail will be sent again shortly.' }),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Sent',
        fallback: 'The mail could not be sent again. Please try again.',
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deliveryKeys.all }),
        client.invalidateQueries({ queryKey: leadKeys.all }),
      ]),
  });

  function sendAgain(): void {
    // Asked of the client and not of the last render: the second click of two comes before the next one.
    if (client.isMutating({ mutationKey }) === 0) mutate();
  }

  return { isPending, sendAgain };
}
