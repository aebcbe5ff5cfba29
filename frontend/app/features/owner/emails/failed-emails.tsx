import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted, emailNoun } from '~/lib/counted';
import { ActionButton } from '~/ui/desk/action-button';
import { AlertLine } from '../shared/alert-line';
import { EmailList } from './email-list';
import { FailedEmail } from './failed-email';
import { failedEmailsQuery } from './queries';
import { useDismissEmails } from './use-dismiss-emails';

/** One line about undelivered emails, with ways to resolve them. Renders nothing if there are none. */
export function FailedEmails() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(failedEmailsQuery);
  const { isPending, dismiss } = useDismissEmails();
  if (!data || data.total === 0) return null;
  const { items, total } = data;
  const more = total - items.length;
  const ids = items.flatMap((email) => email.id ?? []);

  return (
    <AlertLine
      title={`${counted(total, emailNoun)} couldn’t be sent`}
      isOpen={isOpen}
      actions={
        <>
          <ActionButton
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}{' '}
            <span className="sr-only">the emails that couldn’t be sent</span>
          </ActionButton>
          {isOpen && items.length > 1 && (
            <ActionButton isBlocked={isPending} onClick={() => dismiss(ids)}>
              {more > 0 ? `Dismiss these ${items.length}` : 'Dismiss all'}
            </ActionButton>
          )}
        </>
      }
    >
      <div id={`${id}-list`} hidden={!isOpen}>
        {isOpen && (
          <EmailList className="pt-3 pb-2">
            {items.map((email) => (
              <FailedEmail key={email.id} email={email} all={items} />
            ))}
          </EmailList>
        )}
        {isOpen && more > 0 && (
          <p className="mt-3 text-fine text-slate">
            {more.toLocaleString('en-US')} more. Resolve these to see the rest.
          </p>
        )}
      </div>
    </AlertLine>
  );
}
