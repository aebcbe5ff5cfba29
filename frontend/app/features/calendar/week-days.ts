import {
  type AvailabilitySlot,
  type BookingRules,
  type EasternDate,
  type Slot,
  slotsOfDay,
  type TakenTime,
} from '@agency/contracts';
import { weekdaysOf } from './booking-week';

export interface DaySlots {
  day: EasternDate;
  slots: Slot[];
  openCount: number;
}

/** What decides which slots are open, apart from the taken times. */
export interface CalendarRules {
  now: Date;
  availability: readonly Omit<AvailabilitySlot, 'id'>[];
  rules: BookingRules;
  /** When the appointment that is being moved takes place now. It conflicts with no slot, but cannot be picked. */
  present: Date | undefined;
}

/** The five days of a week with their slots, by the rule that the server applies too. */
export function daysOfWeek(
  monday: EasternDate,
  { now, availability, rules, present }: CalendarRules,
  taken: readonly TakenTime[] = [],
): DaySlots[] {
  const isPresent = (instant: Date) => instant.getTime() === present?.getTime();
  const others = taken.filter(({ scheduledAt }) => !isPresent(new Date(scheduledAt)));
  return weekdaysOf(monday).map((day) => {
    const slots = slotsOfDay({ day, now, availability, rules, taken: others }).map((slot) =>
      isPresent(slot.startsAt)
        ? { ...slot, unavailableReason: slot.unavailableReason ?? ('taken' as const) }
        : slot,
    );
    return { day, slots, openCount: slots.filter(isOpen).length };
  });
}

export function isOpen(slot: Slot): boolean {
  return slot.unavailableReason === null;
}
