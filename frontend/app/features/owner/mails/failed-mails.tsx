import type { Delivery } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Moment } from '~/ui/desk/moment';
import { failedMailsQuery } from '../api/list-failed-mails';
import { mailName } from './mail-words';
import { SendAgain } from './send-again';

/** Mails that nobody has got, with the way to send them after all. Without any, there is nothing to see. */
export function FailedMails() {
  const titleId = useId();
  const { data } = useQuery(failedMailsQuery);
  if (!data || data.total === 0) return null;
  const { items, total } = data;
  const more = total - items.length;
  return (
    <section aria-labelledby={titleId} className="failed-mails">
      <h2 id={titleId}>
        {total === 1
          ? '1 mail could not be sent'
          : `${total.toLocaleString('en-US')} mails could not be sent`}
      </h2>
      <ul>
        {items.map((mail) => (
          <FailedMail key={mail.id} mail={mail} />
        ))}
      </ul>
      {more > 0 && (
        <p className="desk-minor">
          {more === 1 ? '1 more follows' : `${more.toLocaleString('en-US')} more follow`} once these
          are settled.
        </p>
      )}
    </section>
  );
}

function FailedMail({ mail: { id, mail, to, contact, reason, at } }: { mail: Delivery }) {
  return (
    <li>
      <div>
        <strong>{mailName(mail)}</strong>
        <span>
          {to === 'owner' ? 'To you, about ' : 'To '}
          <Link to={{ search: `lead=${contact.id}` }} className="text-link">
            <bdi>{contact.name}</bdi>
          </Link>
          {to === 'lead' && (
            <>
              {', '}
              <bdi>{contact.email}</bdi>
            </>
          )}
        </span>
        <span className="desk-minor">
          {reason} <Moment at={at} />
        </span>
      </div>
      {id !== null && <SendAgain id={id} mail={mail} />}
    </li>
  );
}
