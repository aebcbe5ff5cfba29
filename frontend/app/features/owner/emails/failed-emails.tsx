import type { Delivery } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Moment } from '~/ui/desk/moment';
import textLink from '~/ui/desk/text-link.module.css';
import { deskLink } from '../paths';
import { failedEmailsQuery } from '../queries/emails';
import { emailLabel } from './email-labels';
import styles from './email-list.module.css';
import { SendAgain } from './send-again';

/** Emails that were not delivered, with the way to send them again. Nothing when there are none. */
export function FailedEmails() {
  const titleId = useId();
  const { data } = useQuery(failedEmailsQuery);
  if (!data || data.total === 0) return null;
  const { items, total } = data;
  const more = total - items.length;
  return (
    <section aria-labelledby={titleId} className={styles.failed}>
      <h2 id={titleId}>
        {total === 1
          ? '1 email could not be sent'
          : `${total.toLocaleString('en-US')} emails could not be sent`}
      </h2>
      <ul className={styles.list}>
        {items.map((email) => (
          <FailedEmail key={email.id} email={email} />
        ))}
      </ul>
      {more > 0 && (
        <p className="text-fine text-slate">
          {more.toLocaleString('en-US')} more. Resolve these to see the rest.
        </p>
      )}
    </section>
  );
}

function FailedEmail({ email: { id, mail, to, contact, reason, at } }: { email: Delivery }) {
  return (
    <li>
      <div>
        <strong>{emailLabel(mail)}</strong>
        <span>
          {to === 'owner' ? 'To you, about ' : 'To '}
          <Link to={deskLink.lead(contact.id)} className={textLink.root}>
            <bdi>{contact.name}</bdi>
          </Link>
          {to === 'lead' && (
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
      {id !== null && <SendAgain id={id} name={mail} />}
    </li>
  );
}
