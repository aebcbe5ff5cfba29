import type { Delivery } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { useFocusOnOpen } from '~/ui/use-focus';
import { EmailItem, EmailText, SendAgain } from '../emails/email-item';
import { deliveryStateLabels, emailLabel } from '../emails/email-labels';
import { appointmentEmailsQuery } from '../emails/queries';

interface AppointmentEmailsProps {
  appointmentId: number;
  onClose: () => void;
}

/** The emails about an appointment, and whether they were sent. */
export function AppointmentEmails({ appointmentId, onClose }: AppointmentEmailsProps) {
  const query = useQuery(appointmentEmailsQuery(appointmentId));
  const close = useFocusOnOpen<HTMLButtonElement>();

  return (
    <section
      aria-label="Emails"
      className="grid max-w-160 gap-3.5 rounded-button border border-sand bg-paper p-4"
    >
      <AsyncSection
        query={query}
        what="The emails"
        loading={<p className="text-fine text-slate">Loading …</p>}
      >
        {(emails) =>
          emails.length === 0 ? (
            <p className="text-fine text-slate">No emails yet.</p>
          ) : (
            <ul className="grid gap-3">
              {emails.map((email) => (
                <EmailRow key={email.id ?? `${email.mail} ${email.at}`} email={email} />
              ))}
            </ul>
          )
        }
      </AsyncSection>
      <Actions>
        <ActionButton ref={close} onClick={onClose}>
          Close
        </ActionButton>
      </Actions>
    </section>
  );
}

function EmailRow({ email: { id, mail, state, reason, at } }: { email: Delivery }) {
  const isFailed = state === 'failed';
  return (
    <EmailItem>
      <EmailText>
        <span>
          <strong className={isFailed ? 'text-(--color-danger)' : undefined}>
            {emailLabel(mail)}:
          </strong>{' '}
          {deliveryStateLabels[state]}
        </span>
        {reason && <span className="text-fine text-slate">{reason}</span>}
        <span className="text-fine text-slate">
          {id === null && 'Due '}
          <Moment at={at} />
        </span>
      </EmailText>
      {isFailed && id !== null && <SendAgain id={id} name={mail} />}
    </EmailItem>
  );
}
