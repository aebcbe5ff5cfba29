import {
  addDays,
  easternDateOf,
  easternInstant,
  minutesOfDay,
  mondayOf,
  slotGrid,
  timeOfMinutes,
} from '@agency/contracts';

/** The instant that `Monday, November 30, 2026` and `9:00 AM` name in Eastern Time. */
export function instantOf(dayName: string, timeName: string): Date {
  const day = new Date(`${dayName} UTC`).toISOString().slice(0, 10);
  const [, hour = '', minute = '', half] = /^(\d+):(\d\d) ([AP])M$/.exec(timeName) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return easternInstant(day, timeOfMinutes(hours * 60 + Number(minute)));
}

/** Every start of the working days of these weeks; week 0 is the current one. */
export function startsOfWeeks(firstWeek: number, weeks: number): Date[] {
  const monday = addDays(mondayOf(easternDateOf(new Date())), firstWeek * 7);
  const [first, last] = [minutesOfDay(slotGrid.first), minutesOfDay(slotGrid.last)];
  const starts: Date[] = [];
  for (let week = 0; week < weeks; week++) {
    for (let weekday = 0; weekday < 5; weekday++) {
      for (let minute = first; minute <= last; minute += slotGrid.stepMinutes) {
        const day = addDays(monday, week * 7 + weekday);
        starts.push(easternInstant(day, timeOfMinutes(minute)));
      }
    }
  }
  return starts;
}
