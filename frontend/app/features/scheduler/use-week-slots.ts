import {
  type AvailabilitySlot,
  callMinutes,
  defaultBookingRules,
  type EasternDate,
  type Slot,
  slotsOfDay,
} from '@agency/contracts';
import { useMemo } from 'react';
import { availabilitySource } from './api/get-availability';
import { bookingRulesSource } from './api/get-booking-rules';
import { takenTimesSource } from './api/get-taken-times';
import { hasNextWeek, weekdaysOf } from './booking-week';
import { useReading } from './use-reading';

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
  /** Somebody was faster: the time shows as taken at once, and everything is read again. */
  markTaken: (scheduledAt: string) => void;
}

/** The five days of a week with their starts, by the same rule the server applies. */
export function useWeekSlots(monday: EasternDate, now: Date): WeekSlots {
  const hours = useReading(availabilitySource);
  const rulesRead = useReading(bookingRulesSource);
  const takenRead = useReading(useMemo(() => takenTimesSource(monday), [monday]));
  const availability = hours.value ?? wholeGrid;
  const rules = rulesRead.value ?? defaultBookingRules;
  const taken = takenRead.value;

  const days = useMemo(
    () =>
      weekdaysOf(monday).map((day) => {
        const slots = slotsOfDay({
          day,
          now,
          availability,
          rules,
          taken: taken ?? [],
        });
        return {
          day,
          slots,
          openCount: slots.filter((slot) => slot.refusal === null).length,
        };
      }),
    [monday, now, availability, rules, taken],
  );
  return {
    days,
    isLoading: hours.isPending || rulesRead.isPending || takenRead.isPending,
    hasNextWeek: hasNextWeek(monday, now, rules),
    markTaken(scheduledAt) {
      takenRead.readAgain((known = []) => [...known, { scheduledAt, duration: callMinutes }]);
      hours.readAgain();
      rulesRead.readAgain();
    },
  };
}
