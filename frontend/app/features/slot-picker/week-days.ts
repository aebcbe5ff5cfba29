import {
  addDays,
  daysBetween,
  type EasternDate,
  easternDateOf,
  easternInstant,
  gridStarts,
  lastSlotDay,
  mondayOf,
  type OwnerSlots,
  readSlots,
  type Slot,
  slotGrid,
} from '@agency/contracts';

/** Monday to Friday. */
export function weekdaysOf(monday: EasternDate): EasternDate[] {
  return [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
}

/** The first week with an upcoming slot: after Friday's last slot, and on weekends, the next week. */
export function earliestMonday(now: Date): EasternDate {
  const monday = mondayOf(easternDateOf(now));
  const lastStart = easternInstant(addDays(monday, 4), slotGrid.last);
  return lastStart <= now ? addDays(monday, 7) : monday;
}

/** First day of the answer with this week: undefined for the first answer, which starts today. */
export function answerWith(monday: EasternDate, today: EasternDate): EasternDate | undefined {
  const second = answerAfter(undefined, today);
  if (monday < second) return undefined;
  const length = daysBetween(second, answerAfter(second, today));
  return addDays(second, Math.floor(daysBetween(second, monday) / length) * length);
}

/** First day of the following answer: a Monday. */
export function answerAfter(from: EasternDate | undefined, today: EasternDate): EasternDate {
  return addDays(lastSlotDay(from ?? today), 1);
}

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

function isOpen(slot: Slot): boolean {
  return slot.unavailableReason === null;
}

export interface FreeTime {
  day: EasternDate;
  slot: Slot;
}

/** The answer's first free time from this day on. */
export function findFreeTime(from: EasternDate, book: SlotBook): FreeTime | null {
  const today = easternDateOf(book.now);
  const first = from > today ? from : today;
  for (const { day } of book.answer?.days ?? []) {
    const slot = day >= first ? daySlots(day, book).slots.find(isOpen) : undefined;
    if (slot) return { day, slot };
  }
  return null;
}
