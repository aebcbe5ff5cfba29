import { responseHours } from '@agency/contracts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

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
  if (leftMs <= 0) return { text: `${duration(-leftMs)} late`, tone: 'late' };
  return { text: `${duration(leftMs)} left`, tone: leftMs <= soonHours * hourMs ? 'soon' : 'calm' };
}

function duration(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  const hours = Math.floor(ms / hourMs);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** `in 12 min`, `in 3 h`; `now` once it has begun. */
export function timeUntil(start: Date, now: Date): string {
  const ms = start.getTime() - now.getTime();
  return ms <= 0 ? 'now' : `in ${duration(ms)}`;
}
