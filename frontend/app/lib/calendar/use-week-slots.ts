import {
  type AvailabilitySlot,
  defaultBookingRules,
  type EasternDate,
  type Slot,
  slotsOfDay,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasNextWeek, weekdaysOf } from './booking-week';
import { availabilityQuery } from './get-availability';
import { bookingRulesQuery } from './get-booking-rules';
import { takenTimesQuery } from './get-taken-times';

/** What a visitor sees when the hours cannot be read: the whole grid. The server still decides. */
const wholeGrid: Omit<AvailabilitySlot, 'id'>[] = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
  dayOfWeek,
  startTime: '09:00',
  endTime: '17:00',
  isActive: true,
}));

export interface DaySlots {
  day: EasternDate;
  slots: Slot[];
  openCount: number;
}

export interface WeekSlots {
  days: DaySlots[];
  isLoading: boolean;
  hasNextWeek: boolean;
}

/**
 * The five days of a week with their starts, by the same rule the server applies. A call that is being
 * moved from `present` stands in nobody's way, but its own time is no new one.
 */
export function useWeekSlots(monday: EasternDate, now: Date, present?: Date): WeekSlots {
  const hours = useQuery(availabilityQuery);
  const rulesRead = useQuery(bookingRulesQuery);
  const takenRead = useQuery(takenTimesQuery(monday));
  const availability = hours.data ?? wholeGrid;
  const rules = rulesRead.data ?? defaultBookingRules;
  const taken = takenRead.data;

  const days = useMemo(
    () =>
      weekdaysOf(monday).map((day) => {
        const isPresent = (instant: Date) => instant.getTime() === present?.getTime();
        const others = taken?.filter(({ scheduledAt }) => !isPresent(new Date(scheduledAt))) ?? [];
        const slots = slotsOfDay({ day, now, availability, rules, taken: others }).map((slot) =>
          isPresent(slot.startsAt)
            ? { ...slot, refusal: slot.refusal ?? ('taken' as const) }
            : slot,
        );
        return {
          day,
          slots,
          openCount: slots.filter((slot) => slot.refusal === null).length,
        };
      }),
    [monday, now, availability, rules, taken, present],
  );
  return {
    days,
    isLoading: hours.isPending || rulesRead.isPending || takenRead.isPending,
    hasNextWeek: hasNextWeek(monday, now, rules),
  };
}
