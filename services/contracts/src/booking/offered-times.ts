import type { EasternDate, TimeOfDay } from '../time/eastern-time.js';
import type { Slots } from './booking.js';

export interface OfferedTime {
  day: EasternDate;
  time: TimeOfDay;
}

/** Lunch counts as morning: 12:30 is not the other half of the day for someone who is offered 11:00. */
const isMorning = ({ time }: OfferedTime) => time < '13:00';

/**
 * Three free times that suit different people: the next one, then one in the other half of a day, then one on another day.
 * Where there is no such time, the next one that is left. Earliest first; fewer if fewer are free.
 */
export function offeredTimes({ starts, days }: Pick<Slots, 'starts' | 'days'>): OfferedTime[] {
  const left = days.flatMap(({ day, reasons }) =>
    starts.filter((_, index) => reasons[index] === null).map((time) => ({ day, time })),
  );
  const offered: OfferedTime[] = [];
  const isOnNewDay = ({ day }: OfferedTime) => offered.every((one) => one.day !== day);
  const isInNewHalf = (one: OfferedTime) =>
    offered.every((other) => isMorning(other) !== isMorning(one));
  for (const isWanted of [() => true, isInNewHalf, isOnNewDay]) {
    const next = left.find(isWanted) ?? left.find(isOnNewDay) ?? left[0];
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    offered.push(next);
  }
  return offered.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = ({ day, time }: OfferedTime) => `${day} ${time}`;
