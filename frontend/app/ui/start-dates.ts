import { longDate } from '~/lib/long-date';

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
