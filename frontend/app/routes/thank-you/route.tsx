import { useState } from 'react';
import { ApproachPage } from '~/components/approach-page';
import { pageMeta } from '~/content/page-meta';
import { thankYouMeta } from '~/content/thank-you';
import { PageFailed } from '~/ui/site/page-failed';
import { Booked } from './booked';
import { Choosing } from './choosing';
import { useContactId } from './contact-id';
import { Reading } from './reading';
import { UnknownContact } from './unknown-contact';

/** The address may hold the lead's id, which other sites must not get as referrer. */
export const meta = () => [
  ...pageMeta(thankYouMeta),
  { name: 'referrer', content: 'strict-origin' },
];

export const ErrorBoundary = PageFailed;

export default function ThankYou() {
  return (
    <ApproachPage isCompact>
      <Stage />
    </ApproachPage>
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
