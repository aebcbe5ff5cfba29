import type { Delivery } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '~/ui/desk/load-failed';
import { Moment } from '~/ui/desk/moment';
import { callMailsQuery } from '../api/list-call-mails';
import { mailName, mailStateLabel } from '../mails/mail-words';
import { SendAgain } from '../mails/send-again';

interface CallMailsProps {
  appointmentId: number;
  onClose: () => void;
}

/** What has become of the mails about a call. */
export function CallMails({ appointmentId, onClose }: CallMailsProps) {
  const { data, error, refetch } = useQuery(callMailsQuery(appointmentId));
  const close = useRef<HTMLButtonElement>(null);

  // The button that opened this is gone: the focus goes on to what it opened.
  useEffect(() => close.current?.focus(), []);

  return (
    <section aria-label="Mails" className="call-panel">
      {!data && !error && <p className="desk-minor">Loading …</p>}
      {!data && error && (
        <LoadFailed what="The mails" error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="desk-minor">No mail has been asked for.</p>}
      {data && data.length > 0 && (
        <ul className="call-mails">
          {data.map((mail) => (
            <CallMail key={mail.id ?? `${mail.mail} ${mail.at}`} mail={mail} />
          ))}
        </ul>
      )}
      <div className="call-actions">
        <button type="button" ref={close} className="call-action" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}

function CallMail({ mail: { id, mail, state, reason, at } }: { mail: Delivery }) {
  return (
    <li data-state={state}>
      <div>
        <span>
          <strong>{mailName(mail)}:</strong> {mailStateLabel(state)}
        </span>
        {reason && <span className="desk-minor">{reason}</span>}
        <span className="desk-minor">
          {id === null && 'Due '}
          <Moment at={at} />
        </span>
      </div>
      {state === 'failed' && id !== null && <SendAgain id={id} mail={mail} />}
    </li>
  );
}
