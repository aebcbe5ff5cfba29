import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '~/ui/desk/offer-undo';
import { showFailure } from '~/ui/desk/show-failure';
import { dismissEmails, refreshEmails, restoreEmails } from '../shared/queries/emails';

/** Puts failed emails aside, with Undo. They stay in their lead's timeline. */
export function useDismissEmails() {
  const client = useQueryClient();
  const { isPending, mutate: dismiss } = useMutation({
    mutationFn: (ids: readonly number[]) => dismissEmails(ids),
    onSuccess: ({ ids }) =>
      offerUndo(
        ids.length === 1 ? 'Email Dismissed' : `${ids.length} Emails Dismissed`,
        async () => {
          await restoreEmails(ids);
          await refreshEmails(client);
        },
      ),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Dismissed',
        fallback: 'This could not be dismissed. Please try again.',
      }),
    onSettled: () => refreshEmails(client),
  });
  return { isPending, dismiss };
}
