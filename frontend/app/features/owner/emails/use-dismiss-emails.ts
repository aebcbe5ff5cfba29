import { useQueryClient } from '@tanstack/react-query';
import { useReversible } from '~/ui/desk/undo';
import { dismissEmails, refreshEmails, restoreEmails } from './queries';

/** Dismisses failed emails, with Undo. They stay in their lead's timeline. */
export function useDismissEmails() {
  const client = useQueryClient();
  const { isPending, mutate: dismiss } = useReversible({
    run: (ids: readonly number[]) => dismissEmails(ids),
    done: ({ ids }) => (ids.length === 1 ? 'Email Dismissed' : `${ids.length} Emails Dismissed`),
    undo: ({ ids }) => restoreEmails(ids),
    refresh: () => refreshEmails(client),
    failure: {
      title: 'Couldn’t Dismiss',
      fallback: 'This couldn’t be dismissed. Please try again.',
    },
  });
  return { isPending, dismiss };
}
