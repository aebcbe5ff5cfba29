import { useQueryClient } from '@tanstack/react-query';
import { RetryButton } from '~/ui/desk/retry-button';
import { showToast } from '~/ui/toast';
import { emailLabel } from './email-labels';
import { refreshEmails, sendEmailAgain } from './queries';

interface SendAgainProps {
  id: number;
  name: string;
}

export function SendAgain({ id, name }: SendAgainProps) {
  const client = useQueryClient();
  return (
    <RetryButton
      what={emailLabel(name)}
      requestKey={['email', id]}
      retry={() => sendEmailAgain(id)}
      onRetried={() =>
        showToast({ title: 'Email Queued', description: 'The email will be sent again shortly.' })
      }
      failure={{
        title: 'Couldn’t Send Email',
        fallback: 'The email couldn’t be sent again. Please try again.',
      }}
      refresh={() => refreshEmails(client)}
    >
      Send again
    </RetryButton>
  );
}
