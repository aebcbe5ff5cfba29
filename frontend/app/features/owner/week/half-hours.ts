import {
  type DrawnTimeOff,
  type EasternDate,
  type Interval,
  minutesOfDay,
  type Option,
  timeOfMinutes,
} from '@agency/contracts';
import { type TimeOffTexts, textsOf } from '../shared/time-off-draft';
import { timeAt } from './cell-labels';
import { isSkipped, minutesPerDay } from './day-clock';
import { rowMinutes } from './rows';

/** A period of one day: a longer one is cut at midnight. */
export function draftOf(stretch: Interval & Partial<DrawnTimeOff>): TimeOffTexts {
  const texts = textsOf({ isAllDay: false, ...stretch });
  const endsWithin = texts.firstDay === texts.lastDay && texts.end !== '00:00';
  return { ...texts, end: endsWithin ? texts.end : '24:00' };
}

/** Every half hour of the day between two minutes, and the current value. */
function choices(day: EasternDate, [first, last]: [number, number], chosen: string): Option[] {
  const minutes = new Set([minutesOfDay(chosen)]);
  for (let minute = first; minute <= last; minute += rowMinutes) {
    if (minute === minutesPerDay || !isSkipped(day, minute)) minutes.add(minute);
  }
  return [...minutes]
    .sort((a, b) => a - b)
    .map((minute) => ({
      value: timeOfMinutes(minute),
      label: minute === minutesPerDay ? 'Midnight' : timeAt(minute),
    }));
}

export function startChoices({ firstDay, start }: TimeOffTexts): Option[] {
  return choices(firstDay, [0, minutesPerDay - rowMinutes], start);
}

/** Only times after the start. */
export function endChoices({ firstDay, start, end }: TimeOffTexts): Option[] {
  const first = Math.floor(minutesOfDay(start) / rowMinutes + 1) * rowMinutes;
  return choices(firstDay, [first, minutesPerDay], end);
}

/** Moving the start past the end moves the end, too. */
export function withStart(draft: TimeOffTexts, start: string): TimeOffTexts {
  if (start < draft.end) return { ...draft, start };
  const length = Math.max(minutesOfDay(draft.end) - minutesOfDay(draft.start), rowMinutes);
  const end = timeOfMinutes(Math.min(minutesOfDay(start) + length, minutesPerDay));
  return { ...draft, start, end };
}
