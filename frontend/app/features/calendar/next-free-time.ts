import { addDays, type EasternDate, type Slot, type TakenTime } from '@agency/contracts';
import { hasNextWeek } from './booking-week';
import { type CalendarRules, daysOfWeek, isOpen } from './week-days';

/** Half a year, for an owner without a horizon. */
const maxWeeks = 26;

export interface FreeTime {
  monday: EasternDate;
  day: EasternDate;
  slot: Slot;
}

interface Search {
  found: FreeTime | null;
  /** The taken times of this week have to be read before the search can go on. */
  unread: EasternDate | null;
}

/**
 * The first free time from this week on, within the horizon. Weeks that the rules leave nothing of are passed without
 * reading their taken times, which are undefined until they have been read.
 */
export function findNextFreeTime(
  from: EasternDate,
  calendar: CalendarRules,
  takenIn: (monday: EasternDate) => readonly TakenTime[] | undefined,
): Search {
  for (let week = 0; week < maxWeeks; week++) {
    const monday = addDays(from, week * 7);
    if (week > 0 && !hasNextWeek(addDays(monday, -7), calendar.now, calendar.rules)) break;
    const taken = takenIn(monday);
    const day = daysOfWeek(monday, calendar, taken).find(({ openCount }) => openCount > 0);
    const slot = day?.slots.find(isOpen);
    if (!day || !slot) continue;
    if (taken) return { found: { monday, day: day.day, slot }, unread: null };
    return { found: null, unread: monday };
  }
  return { found: null, unread: null };
}
