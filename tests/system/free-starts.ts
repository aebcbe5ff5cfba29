import { addDays, easternDateOf, easternInstant, gridStarts, mondayOf } from '@agency/contracts';

/** Every start on the grid in this many working weeks, from two weeks ahead, each once. */
export function* freeStarts(weeks: number): Generator<Date> {
  const monday = addDays(mondayOf(easternDateOf(new Date())), 14);
  for (let day = 0; day < weeks * 7; day++) {
    if (day % 7 > 4) continue;
    for (const time of gridStarts()) yield easternInstant(addDays(monday, day), time);
  }
}
