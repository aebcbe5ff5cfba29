import type { PacificDate, UploadedPeriodParams } from '@agency/contracts';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Pacific Time, Search Console's zone, whatever the server's zone. */
export function pacificDateOf(instant: Date): PacificDate {
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const midnightOf = (day: PacificDate) => new Date(`${day}T00:00:00Z`);

/** For example `Nov 18, 2026`. */
export function dayInWords(day: PacificDate): string {
  return words.format(midnightOf(day));
}

/** For example `Oct 22 – Nov 18, 2026`. */
export function periodInWords({ from, to }: UploadedPeriodParams): string {
  return words.formatRange(midnightOf(from), midnightOf(to)).replaceAll(/\s/g, ' ');
}
