import { type Booking, easternDateOf, meetingPhone, viewingAccess } from '@agency/contracts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { bookedCall as texts } from '~/content/booked-call';
import { opensNewTab } from '~/content/booking';
import { thankYou } from '~/content/thank-you';
import { ApiError } from '~/lib/api-error';
import { useCurrentMinute } from '~/lib/clock';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { paths } from '~/lib/paths';
import { createQueryClient } from '~/lib/query-client';
import { ButtonLink } from '~/ui/button';
import { bookingQuery, calendarFilePathOf, stateOf } from '../api';
import { CallSheet, Headline, MeetingLink, Questions } from '../call-view';
import { forgetEndedCalls, readCall } from '../read-call';
import { dropCall, type RememberedCall, storeCall } from '../stored-call';
import styles from '../visitor-booking.module.css';
import { calendarLinks } from './calendar-links';
import { SentTo } from './sent-to';

export interface BookedCallProps {
  contactId: number;
  /** The browser's stored call, unchecked. */
  stored: string;
  /** Just booked: the headline takes the focus. */
  isNew: boolean;
  /** Called if the call has been canceled since, with a message for the visitor. */
  onCancelled: (sentence: string) => void;
  /** Shown if there is no call anymore. */
  children: ReactNode;
}

/** The confirmation: everything about a call booked in this browser, until it is over or canceled. */
export function BookedCall(props: BookedCallProps) {
  const { stored, children } = props;
  const [queryClient] = useState(createQueryClient);
  const now = useCurrentMinute();
  const remembered = useMemo(() => readCall(stored, now), [stored, now]);

  useEffect(() => forgetEndedCalls(now), [now]);

  if (!remembered) return children;
  const { token } = remembered;
  if (!token) return <CallByEmail {...props} remembered={remembered} now={now} />;
  return (
    <QueryClientProvider client={queryClient}>
      <StandingCall {...props} key={token} token={token} remembered={remembered} now={now} />
    </QueryClientProvider>
  );
}

interface RememberedCallProps extends BookedCallProps {
  remembered: RememberedCall;
  now: Date;
}

interface StandingCallProps extends RememberedCallProps {
  token: string;
}

/** A call that only the emailed link opens: it must be confirmed, or was booked earlier in another tab. */
function CallByEmail({ contactId, remembered, now, isNew }: RememberedCallProps) {
  const { scheduledAt, confirmBy, requestKey, bookedAt } = remembered;
  const { heading, text } = thankYou.booked;
  return (
    <>
      <Headline
        text={confirmBy ? texts.held(formatEasternTime(new Date(confirmBy))) : text}
        isNew={isNew}
      >
        {confirmBy ? thankYou.held.heading : heading}
      </Headline>
      <div className={styles.booked}>
        <CallSheet startsAt={new Date(scheduledAt)}>
          <SentTo
            contactId={contactId}
            requestKey={requestKey}
            bookedAt={new Date(bookedAt)}
            now={now}
          />
        </CallSheet>
      </div>
      <WaysOn />
    </>
  );
}

/** While the server is unreachable, its last answer is shown. */
function StandingCall(props: StandingCallProps) {
  const { contactId, token, remembered, now, isNew, onCancelled } = props;
  const { data: call, error } = useQuery(bookingQuery(token));
  const [firstKnown] = useState(remembered.scheduledAt);
  const startsAt = useMemo(() => new Date(remembered.scheduledAt), [remembered.scheduledAt]);
  const state = call && stateOf(call, now);
  const hasMoved = remembered.scheduledAt !== firstKnown;

  useEffect(() => {
    // The lead was erased.
    if (error instanceof ApiError && error.status === 404) dropCall(contactId);
    if (!call) return;
    if (state === 'cancelled') onCancelled(cancelledSentence(call));
    if (state === 'cancelled' || state === 'over') dropCall(contactId);
    else if (call.scheduledAt !== remembered.scheduledAt) {
      storeCall(contactId, { ...remembered, scheduledAt: call.scheduledAt });
    }
  }, [call, state, error, contactId, remembered, onCancelled]);

  const { heading, text } = thankYou.booked;
  const meetingUrl = call?.meetingUrl ?? null;
  const invitation = meetingPhone(meetingUrl ?? '') ? texts.byPhone : text;
  return (
    <>
      <Headline text={hasMoved ? texts.moved : invitation} isNew={isNew}>
        {heading}
      </Headline>
      <div className={styles.booked}>
        <CallSheet startsAt={startsAt} meetingUrl={meetingUrl}>
          {state === 'under-way' && meetingUrl && <MeetingLink url={meetingUrl} />}
          <SentTo
            contactId={contactId}
            requestKey={remembered.requestKey}
            bookedAt={new Date(remembered.bookedAt)}
            now={now}
          />
          <AddToCalendar token={token} startsAt={startsAt} meetingUrl={meetingUrl} />
          {state !== 'under-way' && (
            <p className={styles.part}>
              {/* A new document, because the address is a secret: no script of this one may read it. */}
              <a
                href={paths.booking(token)}
                rel="noreferrer"
                className="font-semibold underline underline-offset-4"
              >
                {texts.manage}
              </a>
            </p>
          )}
        </CallSheet>
        <ViewingAccess />
      </div>
      <WaysOn />
    </>
  );
}

function WaysOn() {
  const { question, button } = thankYou.booked;
  return (
    <>
      <Questions>{question}</Questions>
      <p className="mt-6">
        <ButtonLink href={paths.home} variant="secondary">
          {button}
        </ButtonLink>
      </p>
    </>
  );
}

function cancelledSentence({ scheduledAt }: Booking): string {
  const startsAt = new Date(scheduledAt);
  return texts.cancelled(
    `${formatDay(easternDateOf(startsAt))} at ${formatEasternTime(startsAt)} Eastern Time`,
  );
}

interface AddToCalendarProps {
  token: string;
  startsAt: Date;
  meetingUrl: string | null;
}

function AddToCalendar({ token, startsAt, meetingUrl }: AddToCalendarProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{texts.calendar.heading}</h2>
      <p className={styles.links}>
        <a href={calendarFilePathOf(token)} download>
          {texts.calendar.file}
        </a>
        {calendarLinks(startsAt, meetingUrl).map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer">
            {label}
            <span className="sr-only"> {opensNewTab}</span>
          </a>
        ))}
      </p>
      <p className="text-fine text-slate">{texts.calendar.note}</p>
    </section>
  );
}

/** Asks for the access that the audit and the plan need. The steps open account by account. */
function ViewingAccess() {
  const titleId = useId();
  const { heading, reason, accounts, none, late } = viewingAccess;
  return (
    <section aria-labelledby={titleId} className={styles.access}>
      <h2 id={titleId} className="text-title">
        {heading}
      </h2>
      <p className="mt-3">{reason}</p>
      <div className={styles.accounts}>
        {accounts.map(({ account, steps }) => (
          <details key={account}>
            <summary>{account}</summary>
            <p>{steps}</p>
          </details>
        ))}
      </div>
      <p className="mt-4 text-small text-slate">
        {none} {late}
      </p>
    </section>
  );
}
