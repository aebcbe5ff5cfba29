import { type EasternDate, mondayOf, type Slot } from '@agency/contracts';
import { countOpen, daySlots, isOpen, type SlotBook } from './week-days';

export interface FreeTime {
  monday: EasternDate;
  day: EasternDate;
  slot: Slot;
}

/** The first free time of an answer from this day on. */
export function findFreeTime(from: EasternDate, book: SlotBook): FreeTime | null {
  const free = countOpen(book).find(({ day, openCount }) => day >= from && openCount > 0);
  const slot = free && daySlots(free.day, book).slots.find(isOpen);
  return free && slot ? { monday: mondayOf(free.day), day: free.day, slot } : null;
}
