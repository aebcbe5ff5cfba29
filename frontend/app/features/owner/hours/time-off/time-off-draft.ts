import {
  addDays,
  type EasternDate,
  easternDateOf,
  easternDateSchema,
  easternInstant,
  easternTimeOf,
  type Interval,
  maxLengths,
  type SaveTimeOffRequest,
  timeOfDaySchema,
} from '@agency/contracts';
import { z } from 'zod/mini';
import { formatBriefDay, formatEasternTime } from '~/lib/eastern-display';

/** The form's fields. For part of a day, `lastDay` is ignored, and an end of 00:00 is the midnight at its end. */
export interface TimeOffTexts {
  isAllDay: boolean;
  firstDay: string;
  lastDay: string;
  start: string;
  end: string;
  note: string;
}

export const emptyTimeOff: TimeOffTexts = {
  isAllDay: true,
  firstDay: '',
  lastDay: '',
  start: '',
  end: '',
  note: '',
};

const midnight = '00:00';
const isDay = (text: string): text is EasternDate => easternDateSchema.safeParse(text).success;
const isTime = (text: string) => timeOfDaySchema.safeParse(text).success;

/** The first invalid field and its error, or null. The last day may be empty for a single whole day. */
function problemIn(texts: TimeOffTexts, today: EasternDate): [keyof TimeOffTexts, string] | null {
  const { isAllDay, firstDay, lastDay, start, end } = texts;
  if (!isDay(firstDay)) return ['firstDay', 'Please choose a date.'];
  if (isAllDay) {
    if (lastDay !== '' && !isDay(lastDay)) return ['lastDay', 'Please choose a date.'];
    if (lastDay !== '' && lastDay < firstDay) return ['lastDay', 'This is before the first day.'];
    return (lastDay || firstDay) < today ? ['firstDay', 'This date is in the past.'] : null;
  }
  if (firstDay < today) return ['firstDay', 'This date is in the past.'];
  if (!isTime(start)) return ['start', 'Please enter a time.'];
  if (!isTime(end)) return ['end', 'Please enter a time.'];
  return end <= start && end !== midnight ? ['end', 'The end must be after the start.'] : null;
}

/** Null if a field is invalid. */
export function readTimeOff(texts: TimeOffTexts, today: EasternDate): SaveTimeOffRequest | null {
  return problemIn(texts, today) ? null : requestOf(texts);
}

function requestOf(texts: TimeOffTexts): SaveTimeOffRequest {
  const { isAllDay, firstDay, lastDay, start, end, note } = texts;
  const instant = (day: string, time: string) => easternInstant(day, time).toISOString();
  const endsAtMidnight = isAllDay || end === midnight;
  const finalDay = (isAllDay && lastDay) || firstDay;
  return {
    startsAt: instant(firstDay, isAllDay ? midnight : start),
    endsAt: endsAtMidnight ? instant(addDays(finalDay, 1), midnight) : instant(firstDay, end),
    isAllDay,
    note: note.trim() || null,
  };
}

export function timeOffFormSchema(today: EasternDate) {
  const texts = z
    .object({
      isAllDay: z.boolean(),
      firstDay: z.string(),
      lastDay: z.string(),
      start: z.string(),
      end: z.string(),
      note: z.string().check(z.maxLength(maxLengths.timeOffNote)),
    })
    .check(({ value, issues }) => {
      const problem = problemIn(value, today);
      if (!problem) return;
      const [field, message] = problem;
      issues.push({ code: 'custom', message, path: [field], input: value });
    });
  return z.pipe(texts, z.transform(requestOf));
}

/** The form's fields for saved time off. */
export function textsOf({ isAllDay, note, ...interval }: SaveTimeOffRequest): TimeOffTexts {
  const texts = isAllDay ? { ...emptyTimeOff, ...daysOf(interval) } : partOfDay(interval);
  return { ...texts, note: note ?? '' };
}

/** The fields of a stretch without a note: one that goes on after its first day ends at midnight. */
export function partOfDay({ startsAt, endsAt }: Interval): TimeOffTexts {
  const { firstDay, lastDay } = daysOf({ startsAt, endsAt });
  const start = easternTimeOf(new Date(startsAt));
  const end = firstDay === lastDay ? easternTimeOf(new Date(endsAt)) : midnight;
  return { ...emptyTimeOff, isAllDay: false, firstDay, lastDay: firstDay, start, end };
}

function daysOf({ startsAt, endsAt }: Interval) {
  return {
    firstDay: easternDateOf(new Date(startsAt)),
    lastDay: easternDateOf(new Date(Date.parse(endsAt) - 1)),
  };
}

/** `Mon, Dec 21 – Sat, Jan 2`, or `Mon, Nov 30, 1:00 PM – 3:00 PM`. */
export function describeTimeOff(timeOff: SaveTimeOffRequest): string {
  const { firstDay, lastDay } = daysOf(timeOff);
  const time = (instant: string) => formatEasternTime(new Date(instant));
  const [start, end] = [time(timeOff.startsAt), time(timeOff.endsAt)];
  const [first, last] = [formatBriefDay(firstDay), formatBriefDay(lastDay)];
  if (timeOff.isAllDay) return firstDay === lastDay ? first : `${first} – ${last}`;
  return firstDay === lastDay
    ? `${first}, ${start} – ${end}`
    : `${first}, ${start} – ${last}, ${end}`;
}
