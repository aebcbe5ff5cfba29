import {
  addDays,
  appointmentMinutes,
  dayOfWeek,
  type EasternDate,
  easternInstant,
  federalHolidaysBetween,
  isWeekend,
  mondayOf,
} from '@agency/contracts';
import { busyWeek } from './invented.ts';

export interface BusyTime {
  startsAt: Date;
  endsAt: Date;
  title: string;
}

const minuteMs = 60_000;
const startHours = [9, 10, 11, 13, 14, 15, 16];

/** The invented calendar: the same appointments every week, from two weeks ago until four weeks from now. */
export function inventBusyTimes(today: EasternDate): BusyTime[] {
  return [-14, -7, 0, 7, 14, 21, 28].flatMap((days) =>
    busyWeek.map(({ weekday, time, minutes, title }) => {
      const startsAt = easternInstant(addDays(mondayOf(today), days + weekday), time);
      return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs), title };
    }),
  );
}

/** The first free time on this day or a later working day, from the hour with this index. */
export type TakeCallTime = (day: EasternDate, hour: number) => Date;

/** Gives out times of calls within usual hours, each one once and none in a busy time. */
export function callTimes(busyTimes: readonly BusyTime[]): TakeCallTime {
  const taken = new Set<number>();
  const isBusy = (startsAt: Date) => {
    const endsAt = new Date(startsAt.getTime() + appointmentMinutes * minuteMs);
    return busyTimes.some((busy) => busy.startsAt < endsAt && startsAt < busy.endsAt);
  };
  return (day, hour) => {
    for (let date = day; ; date = addDays(date, 1)) {
      if (isWeekend(dayOfWeek(date)) || federalHolidaysBetween(date, date).length > 0) continue;
      for (const index of startHours.keys()) {
        const start = startHours[(hour + index) % startHours.length] ?? 9;
        const startsAt = easternInstant(date, `${String(start).padStart(2, '0')}:00`);
        if (taken.has(startsAt.getTime()) || isBusy(startsAt)) continue;
        taken.add(startsAt.getTime());
        return startsAt;
      }
    }
  };
}
