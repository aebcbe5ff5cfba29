import { type EasternDate, easternDateOf, easternZone } from '@agency/contracts';

const locale = 'en-US';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating one costs far more than using it, and the pages use hundreds. */
function formatter(options: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** A calendar day has no zone: it is formatted as the UTC day of the same date. */
function civil(day: EasternDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** `Intl` uses narrow and thin spaces, which differ between browsers and break text search. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ');
}

/** `9:00 AM`, in Eastern Time. */
export function formatEasternTime(instant: Date): string {
  return formatTimeIn(easternZone, instant);
}

/** `3:00 PM`, in this zone. */
export function formatTimeIn(zone: string, instant: Date): string {
  return plainSpaces(formatter(clock, zone).format(instant));
}

const shortDay = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** `Nov 21, 2026 at 9:05 AM`, in Eastern Time. */
export function formatEasternMoment(instant: Date): string {
  return `${formatter(shortDay, easternZone).format(instant)} at ${formatEasternTime(instant)}`;
}

/** `Nov 24, 2026`. */
export function formatShortDay(day: EasternDate): string {
  return formatter(shortDay, 'UTC').format(civil(day));
}

/** `Jan 2027`, for `2027-01`. */
export function formatMonth(month: string): string {
  return formatter({ month: 'short', year: 'numeric' }, 'UTC').format(civil(`${month}-01`));
}

/** `Monday, November 23, 2026`. */
export function formatDay(day: EasternDate): string {
  return formatter(
    { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
    'UTC',
  ).format(civil(day));
}

/** `Monday, November 23`, if the year is shown nearby. */
export function formatDayOfYear(day: EasternDate): string {
  return formatter({ weekday: 'long', month: 'long', day: 'numeric' }, 'UTC').format(civil(day));
}

/** `Tue, Dec 1`. */
export function formatBriefDay(day: EasternDate): string {
  return formatter({ weekday: 'short', month: 'short', day: 'numeric' }, 'UTC').format(civil(day));
}

/** `Tue, Dec 1, 1:30 PM`, in Eastern Time. */
export function formatBriefMoment(instant: Date): string {
  return `${formatBriefDay(easternDateOf(instant))}, ${formatEasternTime(instant)}`;
}

/** `Monday, November 23, 2026 at 9:05 AM`, in Eastern Time. */
export function formatLongMoment(instant: Date): string {
  return `${formatDay(easternDateOf(instant))} at ${formatEasternTime(instant)}`;
}

/** The parts of a day for a narrow button: `Mon`, `Nov`, `23`. */
export function dayParts(day: EasternDate): { weekday: string; month: string; date: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatter(options, 'UTC').format(civil(day));
  return {
    weekday: part({ weekday: 'short' }),
    month: part({ month: 'short' }),
    date: part({ day: 'numeric' }),
  };
}

/** `Nov 23 – 27`. */
export function formatBriefDays(first: EasternDate, last: EasternDate): string {
  return plainSpaces(
    formatter({ month: 'short', day: 'numeric' }, 'UTC').formatRange(civil(first), civil(last)),
  );
}

/** `November 23 – 27, 2026`. */
export function formatDayRange(first: EasternDate, last: EasternDate): string {
  return plainSpaces(
    formatter({ month: 'long', day: 'numeric', year: 'numeric' }, 'UTC').formatRange(
      civil(first),
      civil(last),
    ),
  );
}

/** The zone of the visitor's clock. Eastern Time if the browser does not know: then no second time is shown. */
export function visitorZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    // (!) A browser may name a zone that it cannot use: without a known system zone, Chromium says `Etc/Unknown`.
    formatter(clock, timeZone);
    return timeZone || easternZone;
  } catch {
    return easternZone;
  }
}

/** All parts of a wall clock, to tell whether two zones agree at an instant. */
const wallClock = { year: 'numeric', month: 'numeric', day: 'numeric', ...clock } as const;

/**
 * The same instant on the visitor's clock, with the weekday if it differs: `6:00 AM`, `Tue 1:00 AM`. Null if the
 * visitor's clock shows Eastern Time.
 */
export function localTimeIfDifferent(instant: Date, zone: string): string | null {
  const eastern = formatter(wallClock, easternZone).format(instant);
  const local = formatter(wallClock, zone).format(instant);
  if (eastern === local) return null;
  const sameDay =
    formatter({ day: 'numeric' }, easternZone).format(instant) ===
    formatter({ day: 'numeric' }, zone).format(instant);
  const time = formatTimeIn(zone, instant);
  return sameDay ? time : `${formatter({ weekday: 'short' }, zone).format(instant)} ${time}`;
}

/** How the visitor's day differs from the Eastern one: `next day`; null if it is the same. */
export function dayShift(instant: Date, zone: string): 'next day' | 'day before' | null {
  // Read back as numbers: which format sorts as text depends on the browser.
  const dayIn = (timeZone: string) => Date.parse(formatter(shortDay, timeZone).format(instant));
  const [eastern, local] = [dayIn(easternZone), dayIn(zone)];
  if (eastern === local) return null;
  return local > eastern ? 'next day' : 'day before';
}

/** Browsers still report some cities by their former names. */
const renamedCities: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** The visitor's zone as text: `Paris`. In the Americas, whose zones are named by region: `Pacific Time`. */
export function zoneInWords(instant: Date, zone: string): string {
  const [area, ...places] = zone.split('/');
  const city = places.at(-1);
  if (city && area !== 'Etc' && area !== 'America') {
    return renamedCities[city] ?? city.replaceAll('_', ' ');
  }
  const parts = formatter({ timeZoneName: 'longGeneric' }, zone).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** The numbers of the weekdays, from 0 for Sunday, as a week is shown: Monday first. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;
