import { brand, meetingPhone } from '@agency/contracts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { booking, opensNewTab, booking as texts } from '~/content/booking';
import { CallFacts } from '~/features/slot-picker/call-facts';
import { visitorZone } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import styles from './visitor-booking.module.css';

interface CallSheetProps {
  startsAt: Date;
  /** Default: a video meeting, the usual one. */
  meetingUrl?: string | null;
  children?: ReactNode;
}

/** When and how the call takes place, with its actions below. */
export function CallSheet({ startsAt, meetingUrl, children }: CallSheetProps) {
  const how = meetingPhone(meetingUrl ?? '') ? booking.byPhone : undefined;
  return (
    <div className={classNames(styles.sheet, '@container')}>
      <CallFacts startsAt={startsAt} zone={visitorZone()} how={how} />
      {children}
    </div>
  );
}

interface HeadlineProps {
  children: ReactNode;
  text: ReactNode;
  /** Takes the focus, because the pressed button is gone, so that screen readers announce the change. */
  isNew?: boolean;
}

export function Headline({ children, text, isNew = false }: HeadlineProps) {
  const headline = useRef<HTMLHeadingElement>(null);

  // With the text, not after it: what had the focus is gone already.
  useLayoutEffect(() => {
    if (!isNew) return;
    headline.current?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isNew]);

  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {children}
      </h1>
      <p className="mt-4 max-w-[46ch] text-lead">{text}</p>
    </>
  );
}

/** Joins the meeting, or calls. `noreferrer`, because the address of this page is a secret. */
export function MeetingLink({ url }: { url: string }) {
  const phone = meetingPhone(url);
  if (phone !== null) {
    return (
      <a href={url} className={styles.join}>
        {texts.call(phone)}
      </a>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.join}>
      {texts.join}
      <span className="sr-only"> {opensNewTab}</span>
    </a>
  );
}

interface QuestionsProps {
  children?: string;
}

export function Questions({ children = texts.question }: QuestionsProps) {
  return (
    <p className="mt-8">
      {children}{' '}
      <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
        {brand.email}
      </a>
    </p>
  );
}
