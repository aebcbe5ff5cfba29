/** A day, as yyyy-mm-dd, in words. Without a locale: as the browser writes it. */
export function longDate(date: string, locale?: string): string {
  // A day has no zone: parsed and formatted as UTC, it stays that day everywhere.
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Writes what only the browser knows: this year, and days in the visitor's locale. */
export function startDates(): void {
  const year = String(new Date().getFullYear());
  for (const line of document.querySelectorAll('[data-current-year]')) {
    if (!line.textContent.includes(year))
      line.textContent = line.textContent.replace(/\d{4}/, year);
  }
  for (const day of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    day.textContent = longDate(day.dateTime);
  }
}
