import { useState } from 'react';
import approach from '~/artwork/approach.svg?url';
import { pageMeta } from '~/content/page-meta';
import { thankYouMeta } from '~/content/thank-you';
import entryStyles from '~/styles/entry.css?url';
import type { Route } from './+types/route';
import { Booked } from './booked';
import { Choosing } from './choosing';
import { useContactId } from './contact-id';
import { Reading } from './reading';
import { UnknownContact } from './unknown-contact';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: entryStyles }];

/** The address may hold the contact's id: the next page is not to learn it from where the visitor came. */
export const meta = () => [
  ...pageMeta(thankYouMeta),
  { name: 'referrer', content: 'strict-origin' },
];

export default function ThankYou() {
  return (
    <section className="landfall">
      <img
        src={approach}
        alt=""
        width={1440}
        height={260}
        fetchPriority="high"
        className="landfall-band"
      />
      <div className="chart-width">
        <Stage />
      </div>
    </section>
  );
}

function Stage() {
  const contactId = useContactId();
  const [booked, setBooked] = useState(false);

  if (contactId === undefined) return <Reading />;
  if (contactId === null) return <UnknownContact />;
  if (booked) return <Booked />;
  return <Choosing contactId={contactId} onBooked={() => setBooked(true)} />;
}
