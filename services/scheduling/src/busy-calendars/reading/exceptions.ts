import { type CalendarTime, instantOf } from './calendar-time.ts';
import { dayMs, dayOf, toWall, type Zone } from './wall-clock.ts';

/**
 * The day that an exception of a series of whole days means: the written one, also when a time is written with it. Only
 * a midnight in the series' own zone may be written in another.
 */
function dayIn(time: CalendarTime, zone: Zone): number {
  const here = toWall(zone, instantOf(time));
  return dayOf(!time.isDate && here % dayMs === 0 ? here : time.wall);
}

/** The excluded or replaced occurrences of a series, by day or by instant. */
export class Exceptions {
  private readonly days = new Set<number>();
  private readonly instants = new Set<number>();

  constructor(start: CalendarTime, times: readonly CalendarTime[]) {
    for (const time of times) {
      if (start.isDate) this.days.add(dayIn(time, start.zone));
      else if (time.isDate) this.days.add(dayOf(time.wall));
      else this.instants.add(instantOf(time));
    }
  }

  has(start: CalendarTime): boolean {
    return this.days.has(dayOf(start.wall)) || this.instants.has(instantOf(start));
  }
}
