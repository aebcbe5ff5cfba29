import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { showFailure } from '~/ui/desk/show-failure';
import { fetchBookingLink } from '../shared/queries/emails';

const copied = {
  title: 'Link Copied',
  description: 'With the booking link, the lead can see, move and cancel the call.',
};

/** Copies the visitor's link to the call, for sending it other than by email. */
export function CopyBookingLink({ emailId }: { emailId: number }) {
  const { isPending, mutate } = useMutation({
    mutationFn: async () =>
      copyText((await fetchBookingLink(emailId)).url, copied, 'Copy This Link'),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Copied',
        fallback: 'The booking link could not be read. Please try again.',
      }),
  });
  return (
    <ActionButton isBlocked={isPending} onClick={() => mutate()}>
      Copy booking link
    </ActionButton>
  );
}
