import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '~/ui/toast';
import { deliveryKeys } from '../api/delivery-keys';
import { leadKeys } from '../api/lead-keys';
import { sendMailAgain } from '../api/send-mail-again';
import { showFailure } from '../show-failure';

/** Sends a failed mail once more. Whatever comes of it, the mails are then read again. */
export function useSendAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendMailAgain,
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
}
