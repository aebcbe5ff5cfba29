import { maxLengths, type OwnerAppointment } from '@agency/contracts';
import { useState } from 'react';
import { counted, emailNoun } from '~/lib/counted';
import { TextArea } from '~/ui/field';
import { EmailChoice } from '../emails/email-choice';

type Change = 'move' | 'cancel';

/** What happens if visitors get no email: for one appointment, and for several. */
const withoutEmail: Record<Change, [string, string]> = {
  move: [
    'No email will be sent, and their calendar keeps the old time. Reminders use the new one.',
    'No emails will be sent, and their calendars keep the old times. Reminders use the new ones.',
  ],
  cancel: [
    'No email will be sent, and their calendar keeps the call. Reminders stop.',
    'No emails will be sent, and their calendars keep the calls. Reminders stop.',
  ],
};

/** Whether a change of appointments is emailed to their visitors, with which message, and the fields that ask. */
export function useVisitorEmail(appointments: readonly OwnerAppointment[], change: Change) {
  const [isChosen, setChosen] = useState(true);
  const [message, setMessage] = useState('');
  const emails = appointments.filter(isEmailed).length;
  const isForSeveral = appointments.length > 1;
  const [one, several] = withoutEmail[change];
  const sent = isForSeveral
    ? `${counted(emails, emailNoun)} will be sent, one per call.`
    : 'The email updates their calendar, too.';
  return {
    isChosen,
    message: (isChosen && message) || undefined,
    fields:
      emails === 0 ? (
        <p>{isForSeveral ? 'No emails are sent.' : 'No email is sent.'}</p>
      ) : (
        <>
          <EmailChoice
            isChosen={isChosen}
            onChoose={setChosen}
            isForSeveral={isForSeveral}
            consequence={isChosen ? sent : isForSeveral ? several : one}
          />
          {isChosen && (
            <OwnerMessage message={message} onChange={setMessage} isForSeveral={isForSeveral} />
          )}
        </>
      ),
  };
}

/** A call without a meeting URL is by phone, without emails. One with a `tel:` URL has them. */
const isEmailed = ({ meetingUrl }: OwnerAppointment) => meetingUrl !== null;

/** The choice as fields of an update of one appointment, which emails by default. */
export const toUpdate = ({ isChosen, message }: ReturnType<typeof useVisitorEmail>) => ({
  message,
  emailVisitor: isChosen ? undefined : false,
});

interface OwnerMessageProps {
  message: string;
  onChange: (message: string) => void;
  /** Whether several visitors get it. */
  isForSeveral?: boolean;
}

/** An optional message to the visitor whose appointment is moved or canceled, included in the email. */
function OwnerMessage({ message, onChange, isForSeveral = false }: OwnerMessageProps) {
  return (
    <TextArea
      label={isForSeveral ? 'Message to the visitors' : 'Message to the visitor'}
      name="message"
      dir="auto"
      rows={2}
      maxLength={maxLengths.ownerMessage}
      hint={isForSeveral ? 'Included in every email.' : 'Included in the email.'}
      value={message}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
