import {
  type AvailabilitySlot,
  defaultBookingRules,
  type EasternDate,
  rulesForOwner,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasNextWeek } from './booking-week';
import { availabilityQuery } from './get-availability';
import { bookingRulesQuery } from './get-booking-rules';
import { takenTimesQuery } from './get-taken-times';
import { type CalendarRules, type DaySlots, daysOfWeek } from './week-days';

/** The fallback when the weekly hours cannot be read: the whole grid. The server still decides. */
const wholeGrid: Omit<AvailabilitySlot, 'id'>[] = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
  dayOfWeek,
  startTime: '09:00',
  endTime: '17:00',
  isActive: true,
}));

export interface WeekSlots {
  days: DaySlots[];
  calendar: CalendarRules;
  isLoading: boolean;
  hasNextWeek: boolean;
}

interface WeekSlotsOptions {
  /** When the appointment that is being moved takes place now. It conflicts with no slot, but cannot be picked. */
  present?: Date;
  /** The owner may book beyond the horizon. */
  isOwner?: boolean;
}

/** The five days of a week with their slots, by the rule that the server applies too. */
export function useWeekSlots(
  monday: EasternDate,
  now: Date,
  { present, isOwner = false }: WeekSlotsOptions = {},
): WeekSlots {
  const hours = useQuery(availabilityQuery);
  const rulesRead = useQuery(bookingRulesQuery);
  const takenRead = useQuery(takenTimesQuery(monday));
  const availability = hours.data ?? wholeGrid;
  const stored = rulesRead.data ?? defaultBookingRules;
  const rules = useMemo(() => (isOwner ? rulesForOwner(stored) : stored), [isOwner, stored]);
  const taken = takenRead.data;

  const calendar = useMemo(
    () => ({ now, availability, rules, present }),
    [now, availability, rules, present],
  );
  const days = useMemo(() => daysOfWeek(monday, calendar, taken), [monday, calendar, taken]);
  return {
    days,
    calendar,
    isLoading: hours.isPending || rulesRead.isPending || takenRead.isPending,
    hasNextWeek: hasNextWeek(monday, now, rules),
  };
}
