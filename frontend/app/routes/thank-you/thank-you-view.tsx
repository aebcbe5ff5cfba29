import { brand } from '@agency/contracts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import lostBearing from '~/artwork/lost-bearing.svg?url';
import { LoadingView } from '~/components/loading-view';
import { SplitSection } from '~/components/marketing/split-section';
import { thankYou } from '~/content/thank-you';
import type { BookedCallProps } from '~/features/booking/booked/booked-call';
import { storeCall, useStoredCall } from '~/features/booking/stored-call';
import type { BookedHere } from '~/features/scheduler/booking-submission';
import { Scheduler } from '~/features/scheduler/lazy-scheduler';
import { systemClock } from '~/lib/clock';
import { arrive, leadHere } from '~/lib/contact-address';
import { paths } from '~/lib/paths';
import { whenIdle } from '~/lib/when-idle';
import { ButtonLink } from '~/ui/button';
import { EmailOrPhone } from '~/ui/email-or-phone';
import { dismissOnPress, showToast } from '~/ui/toast';
import { useFocusOnOpen } from '~/ui/use-focus';

export function ThankYouView() {
  const contactId = useArrivedLead();
  if (contactId === undefined) return <LoadingView {...thankYou.reading} />;
  if (contactId === null) return <UnknownLead />;
  return <Appointment key={contactId} contactId={contactId} />;
}

/**
 * The lead's id, or `null` without one. `undefined` until the address has been read: the page was built without one.
 * The notice of the form that led here stays until the first press.
 */
function useArrivedLead(): number | null | undefined {
  const [contactId, setContactId] = useState<number | null>();
  useEffect(() => {
    const notice = arrive();
    setContactId(parseContactId(leadHere().contactId));
    if (!notice) return;
    showToast(notice);
    return dismissOnPress();
  }, []);
  return contactId;
}

/** A positive integer, or null. */
export function parseContactId(value: string | undefined): number | null {
  if (value === undefined || !/^\d+$/.test(value)) return null;
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function parseStart(value: string | undefined): Date | undefined {
  const startsAt = new Date(value ?? '');
  return Number.isNaN(startsAt.getTime()) ? undefined : startsAt;
}

/** The call that was booked in this browser, or the scheduler. */
function Appointment({ contactId }: { contactId: number }) {
  const stored = useStoredCall(contactId);
  const [isNew, setIsNew] = useState(false);
  const [cancelled, setCancelled] = useState<string | null>(null);
  const [start] = useState(() => parseStart(leadHere().start));
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
      {cancelled && <Cancelled sentence={cancelled} />}
      {/* Whoever has just canceled is told so, and not asked about the same time again. */}
      <SchedulerView
        contactId={contactId}
        start={cancelled ? undefined : start}
        onBooked={showBooked}
      />
    </>
  );
  if (stored === null) return choosing;
  return (
    <Booked contactId={contactId} stored={stored} isNew={isNew} onCancelled={showCancelled}>
      {choosing}
    </Booked>
  );
}

/** Takes the focus: screen readers may miss a status that appears together with its text. */
function Cancelled({ sentence }: { sentence: string }) {
  const notice = useFocusOnOpen<HTMLParagraphElement>();
  return (
    <p ref={notice} tabIndex={-1} className="mb-10 text-lead outline-none">
      {sentence}
    </p>
  );
}

const loadBookedCall = () => import('~/features/booking/booked/booked-call');

/** Loads the confirmation's code while a time is being chosen. A failed load is retried when it is shown. */
function prepareBooked(): void {
  whenIdle()
    .then(loadBookedCall)
    .catch(() => undefined);
}

const LoadedCall = lazy(() =>
  loadBookedCall().then(
    ({ BookedCall }) => ({ default: BookedCall }),
    () => ({ default: BookedFallback }),
  ),
);

/** Loads the confirmation on demand: most visits end before it. */
export function Booked(props: BookedCallProps) {
  return (
    <Suspense
      fallback={
        props.isNew ? (
          <BookedHeadline stored={props.stored} />
        ) : (
          <LoadingView {...thankYou.reading} />
        )
      }
    >
      <LoadedCall {...props} />
    </Suspense>
  );
}

/** Shown if the code could not be loaded. Only a call booked just now is certain; otherwise it shows `children`. */
function BookedFallback({ stored, isNew, children }: BookedCallProps) {
  const { question, button } = thankYou.booked;
  if (!isNew) return children;
  return (
    <>
      <BookedHeadline stored={stored} />
      <p className="mt-8">
        {question}{' '}
        <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
      <p className="mt-8">
        <ButtonLink href={paths.home}>{button}</ButtonLink>
      </p>
    </>
  );
}

/**
 * The confirmation while its parts are loading. It has no links: a visitor who had tabbed to one would lose the focus
 * to the headline once the parts are loaded.
 */
function BookedHeadline({ stored }: Pick<BookedCallProps, 'stored'>) {
  // Unparsed, because the parser is among the parts that are loading.
  const { heading, text } = stored.includes('"confirmBy"') ? thankYou.held : thankYou.booked;
  const headline = useFocusOnOpen<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {heading}
      </h1>
      <p className="mt-4 max-w-[46ch] text-lead">{text}</p>
    </>
  );
}

interface SchedulerViewProps {
  contactId: number;
  start: Date | undefined;
  onBooked: (appointment: BookedHere) => void;
}

function SchedulerView({ contactId, start, onBooked }: SchedulerViewProps) {
  const isListed = leadHere().topic === 'newsletter';
  const { heading, text } = isListed ? thankYou.listed : thankYou.choosing;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6">
        <h1 className="text-heading">{heading}</h1>
        {/* Two lines on phones in any font: the content below must not move when ours arrives. */}
        <p className="max-[30rem]:min-h-[2lh]">{text}</p>
      </div>
      <Scheduler contactId={contactId} start={start} onBooked={onBooked} />
    </>
  );
}

export function UnknownLead() {
  const { heading, text, button, otherwise } = thankYou.unknownLead;
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <h1 className="text-page">{heading}</h1>
      <p className="mt-6 max-w-[29.5em] text-lead">{text}</p>
      <p className="mt-8">
        <ButtonLink href={paths.leadGeneration}>{button}</ButtonLink>
      </p>
      <p className="mt-6">
        {otherwise} <EmailOrPhone />
      </p>
    </SplitSection>
  );
}
