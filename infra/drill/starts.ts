import {
  addDays,
  easternDateOf,
  easternInstant,
  minutesOfDay,
  mondayOf,
  slotGrid,
  timeOfMinutes,
} from '@agency/contracts';

/** Every start of the working weeks to come, each once. */
export function* freeStarts(weeks: number): Generator<Date> {
  const monday = addDays(mondayOf(easternDateOf(new Date())), 14);
  const [opening, closing] = [minutesOfDay(slotGrid.first), minutesOfDay(slotGrid.last)];
  for (let day = 0; day < weeks * 7; day++) {
    if (day % 7 > 4) continue;
    for (let minute = opening; minute <= closing; minute += slotGrid.stepMinutes) {
      yield easternInstant(addDays(monday, day), timeOfMinutes(minute));
    }
  }
}
