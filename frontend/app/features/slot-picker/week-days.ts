import {
  type EasternDate,
  easternDateOf,
  gridStarts,
  mondayOf,
  type OwnerSlots,
  readSlots,
  type Slot,
} from '@agency/contracts';

export interface DaySlots {
  day: EasternDate;
  slots: Slot[];
  openCount: number;
}

/** The server's answer, and what it is looked at with. */
export interface SlotBook {
  /** Undefined when there is none: then every future time is shown, and the server decides. */
  answer: OwnerSlots | undefined;
  now: Date;
  /** When the appointment that is being moved takes place now. It cannot be picked. */
  present: Date | undefined;
}

type Reasons = OwnerSlots['days'][number]['reasons'];

/** A day with its slots. What has begun since the answer came counts as past. */
export function daySlots(day: EasternDate, { answer, now, present }: SlotBook): DaySlots {
  const slots = readSlots(day, reasonsOf(day, answer)).map((slot) => {
    const { startsAt } = slot;
    if (startsAt <= now) return { ...slot, unavailableReason: 'past' as const };
    if (startsAt.getTime() !== present?.getTime()) return slot;
    return { ...slot, unavailableReason: slot.unavailableReason ?? ('taken' as const) };
  });
  return { day, slots, openCount: slots.filter(isOpen).length };
}

function reasonsOf(day: EasternDate, answer: OwnerSlots | undefined): Reasons {
  if (!answer) return [];
  const found = answer.days.find((one) => one.day === day);
  if (found) return found.reasons;
  const isTooFar = answer.lastDay !== null && day > answer.lastDay;
  return gridStarts().map(() => (isTooFar ? 'too-far' : 'past'));
}

export interface DayCount {
  day: EasternDate;
  openCount: number;
}

/** How many free times each day of the answer has. Cheaper than its slots, of which only a few days are shown. */
export function countOpen({ answer, now, present }: SlotBook): DayCount[] {
  const today = easternDateOf(now);
  const exact = new Set([today, present && easternDateOf(present)]);
  return (answer?.days ?? [])
    .filter(({ day }) => day >= today)
    .map(({ day, reasons }) => ({
      day,
      openCount: exact.has(day)
        ? daySlots(day, { answer, now, present }).openCount
        : reasons.filter((reason) => reason === null).length,
    }));
}

function isOpen(slot: Slot): boolean {
  return slot.unavailableReason === null;
}

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
