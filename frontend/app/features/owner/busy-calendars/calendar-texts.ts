import {
  type Calendar,
  type CalendarColor,
  type CalendarWarning,
  calendarColors,
  easternDateOf,
  type Option,
} from '@agency/contracts';
import { formatEasternMoment, formatEasternTime } from '~/lib/eastern-display';

const colorLabels: Record<CalendarColor, string> = {
  blue: 'Blue',
  green: 'Green',
  violet: 'Violet',
  amber: 'Amber',
  rose: 'Rose',
  gray: 'Gray',
};
export const colorOptions: readonly Option[] = calendarColors.map((value) => ({
  value,
  label: colorLabels[value],
}));

/** The colors of other calendars, in their list and in the week. */
export const calendarTones: Record<CalendarColor, string> = {
  blue: '#1c6480',
  green: '#3f7d4f',
  violet: '#6b4c9a',
  amber: '#c98a12',
  rose: '#b8476b',
  gray: '#5f6b73',
};

/** The text of each warning, after the event's title. */
export const warningTexts: Record<CalendarWarning, string> = {
  'unknown-zone': 'has an unknown time zone. Its times may be wrong.',
  'refused-rule': 'repeats in a way that isn’t supported. Every time it may take is blocked.',
  'broken-event': 'couldn’t be read completely. Please check when it blocks your time.',
  'long-event': 'lasts more than a week. Visitors can’t book during it.',
};

/** `2:05 PM` today, `Nov 21, 2026 at 2:05 PM` before. */
export function momentOf(at: string, now: Date): string {
  const instant = new Date(at);
  return easternDateOf(instant) === easternDateOf(now)
    ? formatEasternTime(instant)
    : formatEasternMoment(instant);
}

/** `4 min ago`. */
function agoOf(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `at ${momentOf(at, now)}`;
}

/** `Read 4 min ago · 11 busy times ahead`. */
export function statusOf({ source, readAt, busyCount }: Calendar, now: Date): string {
  if (!readAt)
    return source === 'file' ? 'Not read yet' : 'Not read yet: the first read is in progress';
  const read =
    source === 'file' ? `File of ${momentOf(readAt, now)}` : `Read ${agoOf(readAt, now)}`;
  const busy = busyCount === 1 ? '1 busy time ahead' : `${busyCount} busy times ahead`;
  return `${read} · ${busy}`;
}
