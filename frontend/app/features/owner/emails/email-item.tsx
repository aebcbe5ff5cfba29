import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { emailLabel } from './email-labels';
import { refreshEmails, sendEmailAgain } from './queries';

/** An email in a list: its `EmailText`, followed by its actions. */
export function EmailItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">{children}</li>
  );
}

export function EmailText({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 flex-[1_1_16rem] wrap-anywhere">{children}</div>;
}

interface SendAgainProps {
  id: number;
  name: string;
}

/** Sends a failed email again, once for a double click. */
export function SendAgain({ id, name }: SendAgainProps) {
  const client = useQueryClient();
  const mutationKey = ['send-again', id];
  const { isPending, mutate } = useMutation({
    mutationKey,
    mutationFn: () => sendEmailAgain(id),
    onSuccess: () =>
      showToast({ title: 'Email Queued', description: 'The email will be sent again shortly.' }),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Send Email',
        fallback: 'The email couldn’t be sent again. Please try again.',
      }),
    onSettled: () => refreshEmails(client),
  });
  return (
    <ActionButton
      isBlocked={isPending}
      onClick={() => {
        // Asks the client: a second click comes before the next render.
        if (client.isMutating({ mutationKey }) === 0) mutate();
      }}
    >
      Send again
      <span className="sr-only">: {emailLabel(name)}</span>
    </ActionButton>
  );
}
