import type { Delivery } from '@agency/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';
import { CorrectAddress } from './correct-address';
import { emailLabel } from './email-labels';
import { fetchBookingLink } from './queries';
import { SendAgain } from './send-again';
import { useDismissEmails } from './use-dismiss-emails';

interface FailedEmailProps {
  email: Delivery;
  /** All failed emails: a corrected address applies to every one to the same lead. */
  all: readonly Delivery[];
}

/** A failed email: its kind, recipient and failure, with its actions. */
export function FailedEmail({ email, all }: FailedEmailProps) {
  const { id, mail, to, contact, reason, at, appointmentId } = email;
  const [isCorrecting, setCorrecting] = useState(false);
  const { isPending, dismiss } = useDismissEmails();
  if (id === null) return null;
  const hidden = <span className="sr-only">: {emailLabel(mail)}</span>;
  const toSameLead = all.filter((other) => other.to === 'lead' && other.contact.id === contact.id);

  return (
    <li>
      <div>
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
      </div>
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
    </li>
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
