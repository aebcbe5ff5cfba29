import {
  addDays,
  type DrawnTimeOff,
  type EasternDate,
  easternDateOf,
  type Option,
  type SaveTimeOffRequest,
} from '@agency/contracts';
import { formatBriefDay, formatDay } from '~/lib/eastern-display';
import { timeAt } from './cell-labels';
import { instantAt, isSkipped, minuteAt, minutesPerDay } from './day-clock';
import { rowMinutes } from './rows';

/** Times are minutes of the day, as a select's values hold them. */
export interface BlockDraft {
  day: EasternDate;
  start: string;
  end: string;
  note: string;
}

export function draftOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeOff: DrawnTimeOff | null,
): BlockDraft {
  const day = easternDateOf(startsAt);
  const end = easternDateOf(endsAt) === day ? minuteAt(endsAt) : minutesPerDay;
  return { day, start: `${minuteAt(startsAt)}`, end: `${end}`, note: timeOff?.note ?? '' };
}

/** Every half hour of the day from one minute to another, and what is chosen now. */
function choices(day: EasternDate, [first, last]: [number, number], chosen: string): Option[] {
  const minutes = new Set([Number(chosen)]);
  for (let minute = first; minute <= last; minute += rowMinutes) {
    if (minute === minutesPerDay || !isSkipped(day, minute)) minutes.add(minute);
  }
  return [...minutes]
    .sort((a, b) => a - b)
    .map((minute) => ({
      value: `${minute}`,
      label: minute === minutesPerDay ? 'Midnight' : timeAt(minute),
    }));
}

export function startChoices({ day, start }: BlockDraft): Option[] {
  return choices(day, [0, minutesPerDay - rowMinutes], start);
}

/** Only what is after the start. */
export function endChoices({ day, start, end }: BlockDraft): Option[] {
  const first = Math.floor(Number(start) / rowMinutes + 1) * rowMinutes;
  return choices(day, [first, minutesPerDay], end);
}

/** A start that is moved past the end takes the end along. */
export function withStart(draft: BlockDraft, start: string): BlockDraft {
  const length = Math.max(Number(draft.end) - Number(draft.start), rowMinutes);
  const isPast = Number(start) >= Number(draft.end);
  const end = isPast ? `${Math.min(Number(start) + length, minutesPerDay)}` : draft.end;
  return { ...draft, start, end };
}

export function requestOf(draft: BlockDraft, timeOff: DrawnTimeOff | null): SaveTimeOffRequest {
  const note = draft.note.trim() || null;
  if (timeOff?.isAllDay) {
    const { startsAt, endsAt } = timeOff;
    return { startsAt, endsAt, isAllDay: true, note };
  }
  return {
    startsAt: instantAt(draft.day, Number(draft.start)).toISOString(),
    endsAt: instantAt(draft.day, Number(draft.end)).toISOString(),
    isAllDay: false,
    note,
  };
}

/** The day, or the days of whole ones, the last one included. */
export function whenOf({ day }: BlockDraft, timeOff: DrawnTimeOff | null): string {
  if (!timeOff?.isAllDay) return `${formatDay(day)}, Eastern Time. Visitors cannot book then.`;
  const last = addDays(easternDateOf(new Date(timeOff.endsAt)), -1);
  return last === day ? formatDay(day) : `${formatBriefDay(day)} to ${formatBriefDay(last)}`;
}
