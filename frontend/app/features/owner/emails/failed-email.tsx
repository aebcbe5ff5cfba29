import type { Delivery } from '@agency/contracts';
import { useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { Moment } from '~/ui/desk/moment';
import { TextLink } from '~/ui/desk/text-link';
import { emailLabel } from '../shared/email-labels';
import { deskLink } from '../shared/paths';
import { SendAgain } from '../shared/send-again';
import { CopyBookingLink } from './copy-booking-link';
import { CorrectAddress } from './correct-address';
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
