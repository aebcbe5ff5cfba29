import type { Delivery } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { counted, emailNoun } from '~/lib/counted';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { TextLink } from '~/ui/desk/text-link';
import { useReversible } from '~/ui/desk/use-save';
import { AlertLine } from '../shared/alert-line';
import { deskLink } from '../shared/paths';
import { CorrectAddress } from './correct-address';
import { EmailItem, EmailText, SendAgain } from './email-item';
import { emailLabel } from './email-labels';
import {
  dismissEmails,
  failedEmailsQuery,
  fetchBookingLink,
  refreshEmails,
  restoreEmails,
} from './queries';

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
          <ul className="grid gap-3 pt-3 pb-2">
            {items.map((email) => (
              <FailedEmail key={email.id} email={email} all={items} />
            ))}
          </ul>
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

interface FailedEmailProps {
  email: Delivery;
  /** All failed emails: a corrected address applies to every one to the same lead. */
  all: readonly Delivery[];
}

/** A failed email: its kind, recipient and failure, with its actions. */
function FailedEmail({ email, all }: FailedEmailProps) {
  const { id, mail, to, contact, reason, at, appointmentId } = email;
  const [isCorrecting, setCorrecting] = useState(false);
  const { isPending, dismiss } = useDismissEmails();
  if (id === null) return null;
  const hidden = <span className="sr-only">: {emailLabel(mail)}</span>;
  const toSameLead = all.filter((other) => other.to === 'lead' && other.contact.id === contact.id);

  return (
    <EmailItem>
      <EmailText>
        <strong>{emailLabel(mail)}</strong>
        <span>
          {to === 'owner' ? 'To you, about ' : 'To '}
          <TextLink to={deskLink.lead(contact.id)}>
            <bdi>{contact.name}</bdi>
          </TextLink>
          {to === 'lead' && contact.email !== null && (
            <>
              {', '}
              <bdi>{contact.email}</bdi>
            </>
          )}
        </span>
        <span className="text-fine text-slate">
          {reason} <Moment at={at} />
        </span>
      </EmailText>
      {isCorrecting ? (
        <CorrectAddress
          leadId={contact.id}
          emailIds={toSameLead.flatMap((other) => other.id ?? [])}
          onClose={() => setCorrecting(false)}
        />
      ) : (
        <Actions>
          {to === 'lead' && (
            <ActionButton onClick={() => setCorrecting(true)}>Correct address{hidden}</ActionButton>
          )}
          <SendAgain id={id} name={mail} />
          {appointmentId !== null && <CopyBookingLink emailId={id} />}
          <ActionButton isBlocked={isPending} onClick={() => dismiss([id])}>
            Dismiss{hidden}
          </ActionButton>
        </Actions>
      )}
    </EmailItem>
  );
}

const copied = {
  title: 'Link Copied',
  description: 'With the booking link, the lead can see, move and cancel the call.',
};

/** Copies the visitor's link to the call, for sending it other than by email. */
function CopyBookingLink({ emailId }: { emailId: number }) {
  const { isPending, mutate } = useMutation({
    mutationFn: async () =>
      copyText((await fetchBookingLink(emailId)).url, copied, 'Copy This Link'),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Copy Link',
        fallback: 'The booking link couldn’t be read. Please try again.',
      }),
  });
  return (
    <ActionButton isBlocked={isPending} onClick={() => mutate()}>
      Copy booking link
    </ActionButton>
  );
}

/** Dismisses failed emails, with Undo. They stay in their lead's timeline. */
function useDismissEmails() {
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
