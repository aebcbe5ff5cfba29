/** A day, as yyyy-mm-dd, in words. Without a locale: as the browser writes it. */
export function longDate(date: string, locale?: string): string {
  // A day has no zone: parsed and formatted as UTC, it stays that day everywhere.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
