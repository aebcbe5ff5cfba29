import { useMutation } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { fetchBookingLink } from '../shared/queries/emails';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({
      title: 'Link Copied',
      description: 'With the booking link, the lead can see, move and cancel the call.',
    });
  } catch {
    // No permission, or not an encrypted page.
    showToast({ title: 'Copy This Link', description: url });
  }
}

/** Copies the visitor's link to the call, to pass on another way than by email. */
export function CopyBookingLink({ emailId }: { emailId: number }) {
  const { isPending, mutate } = useMutation({
    mutationFn: async () => copy((await fetchBookingLink(emailId)).url),
    onError: (error) =>
      showFailure(error, {
        title: 'Not Copied',
        fallback: 'The booking link could not be read. Please try again.',
      }),
  });
  return (
    <ActionButton aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      Copy booking link
    </ActionButton>
  );
}
