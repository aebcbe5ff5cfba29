import type { EasternDate } from '@agency/contracts';

const formatter = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `November 2026`. */
export function monthTitle(day: EasternDate): string {
  return formatter.format(new Date(`${day}T00:00:00Z`));
}
