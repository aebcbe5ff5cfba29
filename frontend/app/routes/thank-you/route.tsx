import { useCallback, useEffect, useState } from 'react';
import { ApproachPage } from '~/components/approach-page';
import { pageMeta } from '~/content/page-meta';
import { thankYouMeta } from '~/content/thank-you';
import type { BookedHere } from '~/features/scheduler';
import { storeCall, useStoredCall } from '~/features/visitor-booking/stored-call';
import { systemClock } from '~/lib/clock';
import { PageFailed } from '~/ui/site/page-failed';
import { Booked, prepareBooked } from './booked';
import { useContactId } from './contact-id';
import { LoadingView } from './loading-view';
import { SchedulerView } from './scheduler-view';
import { UnknownLead } from './unknown-lead';

/** The address may hold the lead's id, which other sites must not get as referrer. */
export const meta = () => [
  ...pageMeta(thankYouMeta),
  { name: 'referrer', content: 'strict-origin' },
];

export const ErrorBoundary = PageFailed;

export default function ThankYou() {
  return (
    <ApproachPage isCompact>
      <ThankYouView />
    </ApproachPage>
  );
}

function ThankYouView() {
  const contactId = useContactId();
  if (contactId === undefined) return <LoadingView />;
  if (contactId === null) return <UnknownLead />;
  return <Appointment key={contactId} contactId={contactId} />;
}

/** The call that was booked in this browser, or the scheduler. */
function Appointment({ contactId }: { contactId: number }) {
  const stored = useStoredCall(contactId);
  const [isNew, setIsNew] = useState(false);
  const [cancelled, setCancelled] = useState<string | null>(null);
  useEffect(() => {
    document.addEventListener('click', prepareBooked, { once: true });
    return () => document.removeEventListener('click', prepareBooked);
  }, []);
  const showCancelled = useCallback((sentence: string) => {
    setIsNew(false);
    setCancelled(sentence);
  }, []);

  function showBooked(call: BookedHere): void {
    const { bookingToken: token, requestKey, scheduledAt, duration, confirmBy } = call;
    const bookedAt = systemClock.now().toISOString();
    setIsNew(true);
    setCancelled(null);
    storeCall(contactId, { token, requestKey, scheduledAt, duration, confirmBy, bookedAt });
  }

  const choosing = (
    <>
      {cancelled && (
        <p role="status" className="mb-10 text-lead">
          {cancelled}
        </p>
      )}
      <SchedulerView contactId={contactId} onBooked={showBooked} />
    </>
  );
  if (stored === null) return choosing;
  return (
    <Booked
      contactId={contactId}
      stored={stored}
      isNew={isNew}
      clock={systemClock}
      onCancelled={showCancelled}
    >
      {choosing}
    </Booked>
  );
}
