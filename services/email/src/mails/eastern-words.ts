import { daysBetween, easternDateOf, easternZone } from '@agency/contracts';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: easternZone });

const weekday = formatter({ weekday: 'long' });
const date = formatter({ month: 'long', day: 'numeric', year: 'numeric' });
const shortDay = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
const time = formatter({ hour: 'numeric', minute: '2-digit' });
const zone = formatter({ timeZoneName: 'short' });

/** `Intl` separates with narrow spaces, which some mail programs show as boxes. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

/** `Tuesday`. */
export const easternWeekday = (instant: Date) => weekday.format(instant);

/** `November 3, 2026`. */
export const easternDate = (instant: Date) => date.format(instant);

/** `Tuesday, November 3, 2026`. */
export const easternDay = (instant: Date) => `${easternWeekday(instant)}, ${easternDate(instant)}`;

/** `Tue, Nov 3`. */
export const easternShortDay = (instant: Date) => shortDay.format(instant);

/** `9:00 AM`. */
export const easternTime = (instant: Date) => plainSpaces(time.format(instant));

/** `Eastern Time (EST)`, or EDT in summer. */
export function easternZoneName(instant: Date): string {
  // `11/3/2026, EST`: taking it apart is quicker than asking for the parts.
  return `Eastern Time (${zone.format(instant).split(', ').at(-1)})`;
}

/** `today`, `tomorrow` or `on Tuesday`, seen from the day the mail is written. */
export function easternDayFrom(writtenAt: Date, instant: Date): string {
  const days = daysBetween(easternDateOf(writtenAt), easternDateOf(instant));
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `on ${easternWeekday(instant)}`;
}
