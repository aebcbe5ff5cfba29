import type { PacificDate } from '@agency/contracts';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Pacific Time, which is Search Console's, whatever zone the server is in. */
export function pacificDateOf(instant: Date): PacificDate {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Such as `Nov 18, 2026`. */
export function dayInWords(day: PacificDate): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
