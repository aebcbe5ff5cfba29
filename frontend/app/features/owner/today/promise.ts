import { responseHours } from '@agency/contracts';
import { formatDuration } from '../leads/duration';

const hourMs = 3_600_000;

/** With this much of the promised time left or less, the row warns. */
const soonHours = 4;

export interface Promised {
  /** `2 h left`, `26 h late`. */
  text: string;
  tone: 'calm' | 'soon' | 'late';
}

/** How much of the promised response time is left, in whole hours, then minutes. */
export function promisedAnswer(createdAt: string, now: Date): Promised {
  const leftMs = Date.parse(createdAt) + responseHours * hourMs - now.getTime();
  if (leftMs <= 0) return { text: `${formatDuration(-leftMs)} late`, tone: 'late' };
  return {
    text: `${formatDuration(leftMs)} left`,
    tone: leftMs <= soonHours * hourMs ? 'soon' : 'calm',
  };
}

/** `in 12 min`, `in 3 h`; `now` once it has begun. */
export function timeUntil(start: Date, now: Date): string {
  const ms = start.getTime() - now.getTime();
  return ms <= 0 ? 'now' : `in ${formatDuration(ms)}`;
}
