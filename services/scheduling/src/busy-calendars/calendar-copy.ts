import { createHash } from 'node:crypto';
import {
  addDays,
  type Calendar,
  easternDateOf,
  easternInstant,
  maxHorizonDays,
} from '@agency/contracts';
import type { BusyInterval } from './reading/read-calendar.js';

/** A file is not read again later, so its window is longer. */
const extraFileDays = 365;

/**
 * The period in which busy times matter, in whole Eastern days, so that a copy changes once a day instead of with every
 * read.
 */
export function copyWindow(now: Date, source: Calendar['source']): { from: Date; to: Date } {
  const today = easternDateOf(now);
  const ahead = maxHorizonDays + 2 + (source === 'file' ? extraFileDays : 0);
  return {
    from: easternInstant(addDays(today, -1), '00:00'),
    to: easternInstant(addDays(today, ahead), '00:00'),
  };
}

/** One interval per start, as they are stored: events with different titles may start together. */
export function joinStarts(intervals: readonly BusyInterval[]): BusyInterval[] {
  const byStart = new Map<number, BusyInterval>();
  for (const interval of intervals) {
    const start = interval.startsAt.getTime();
    const other = byStart.get(start);
    byStart.set(start, other ? join(other, interval) : interval);
  }
  return [...byStart.values()];
}

function join(one: BusyInterval, other: BusyInterval): BusyInterval {
  const titles = new Set([one.title, other.title].filter((title) => title !== null));
  return {
    startsAt: one.startsAt,
    endsAt: new Date(Math.max(one.endsAt.getTime(), other.endsAt.getTime())),
    title: titles.size > 0 ? [...titles].join(', ') : null,
  };
}

/** Equal for copies with the same busy times and titles. */
export function hashOf(intervals: readonly BusyInterval[]): string {
  const hash = createHash('sha256');
  for (const { startsAt, endsAt, title } of intervals) {
    hash.update(JSON.stringify([startsAt.getTime(), endsAt.getTime(), title]));
  }
  return hash.digest('base64url');
}
