import { useState } from 'react';
import { pageMeta } from '~/content/page-meta';
import { thankYou, thankYouMeta } from '~/content/thank-you';
import { Scheduler } from '~/features/scheduler';
import { Booked } from './booked';
import { useContactId } from './contact-id';
import { Reading } from './reading';
import { UnknownContact } from './unknown-contact';

export const meta = () => [
  ...pageMeta(thankYouMeta),
  // It means nothing to anyone who has not just sent a form.
  { name: 'robots', content: 'noindex' },
];

export default function ThankYou() {
  const contactId = useContactId();
  const [booked, setBooked] = useState(false);

  if (contactId === undefined) return <Reading />;
  if (contactId === null) return <UnknownContact />;
  if (booked) return <Booked />;
  return (
    <section className="landfall">
      <div className="chart-width">
        <h1 className="text-page">{thankYou.choosing.heading}</h1>
        <p className="mb-10 mt-4 text-lead">{thankYou.choosing.text}</p>
        <Scheduler contactId={contactId} onBooked={() => setBooked(true)} />
      </div>
    </section>
  );
}
