import { type Calendar, calendarFailureMessages } from '@agency/contracts';
import { momentOf } from './calendar-texts';

type Failing = Pick<Calendar, 'failingSince' | 'failure' | 'readAt'>;

/** Since when and why a calendar is unreadable, and which copy is in use. Renders nothing if it can be read. */
export function FailureText({ calendar, now }: { calendar: Failing; now: Date }) {
  const { failingSince, failure, readAt } = calendar;
  if (!failingSince) return null;
  return (
    <>
      <strong>Unreadable since {momentOf(failingSince, now)}.</strong>{' '}
      {failure && `${calendarFailureMessages[failure]} `}
      {readAt
        ? `The last copy, from ${momentOf(readAt, now)}, is still in use.`
        : 'It has never been read, so its busy times are unknown.'}
    </>
  );
}
