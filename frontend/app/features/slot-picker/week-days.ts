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

/** The server's answer and its context. */
export interface SlotBook {
  /** Undefined without an answer: then every future time is shown, and the server decides. */
  answer: OwnerSlots | undefined;
  now: Date;
  /** The current time of the appointment that is being moved. It cannot be picked. */
  present: Date | undefined;
}

type Reasons = OwnerSlots['days'][number]['reasons'];

/** A day with its slots. Slots that have started since the answer count as past. */
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

/** How many free times each day of the answer has. Cheaper than building all slots, of which few are shown. */
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

/** The answer's first free time from this day on. */
export function findFreeTime(from: EasternDate, book: SlotBook): FreeTime | null {
  const free = countOpen(book).find(({ day, openCount }) => day >= from && openCount > 0);
  const slot = free && daySlots(free.day, book).slots.find(isOpen);
  return free && slot ? { monday: mondayOf(free.day), day: free.day, slot } : null;
}
