import type { CalendarFailure } from '@agency/contracts';
import type { CalendarEntity } from './calendar.entity.js';
import type { CalendarCopy } from './reading/read-calendar.js';

/** A few seconds less than the poll's five minutes, so that a retry never misses a poll. */
const stepMs = 295_000;
const maxBackOffMs = 6 * stepMs;

/** What is stored with a calendar that could not be read: the more failures in a row, the later the next try. */
export function afterFailure(
  { failingSince, failedTries }: CalendarEntity,
  { failure, retryAfterMs = 0 }: { failure: CalendarFailure; retryAfterMs?: number | undefined },
  now: Date,
): Partial<CalendarEntity> {
  const backOffMs = failedTries < 2 ? 0 : Math.min(2 ** (failedTries - 2) * stepMs, maxBackOffMs);
  return {
    failure,
    failingSince: failingSince ?? now,
    failedTries: failedTries + 1,
    retryAt: new Date(now.getTime() + Math.max(backOffMs, retryAfterMs)),
    isEmptySuspect: failure === 'suddenly-empty',
    readingUntil: null,
  };
}

/** What is stored with a calendar that was read. */
export function afterReading(
  { eventCount, knownUntil, warnings }: CalendarCopy,
  contentHash: string,
  now: Date,
): Partial<CalendarEntity> {
  return {
    readAt: now,
    triedAt: now,
    readingUntil: null,
    retryAt: null,
    failedTries: 0,
    failingSince: null,
    failure: null,
    warnedAt: null,
    isEmptySuspect: false,
    contentHash,
    eventCount,
    knownUntil,
    warnings,
  };
}
