import * as z from 'zod/mini';
import { maxHorizonDays } from '../limits.js';

export const maxCallsPerDaySchema = z.nullable(z.int().check(z.gte(1), z.lte(48)));

/** The owner's rules on top of the weekly hours. */
export const bookingRulesSchema = z.object({
  /** Minimum minutes between now and the earliest bookable start. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(43_200)),
  /** How many days ahead can be booked, counting today as 0; null is no limit. */
  horizonDays: z.nullable(z.int().check(z.gte(0), z.lte(maxHorizonDays))),
  /** Minutes kept free between two calls. */
  bufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** Maximum calls per day that visitors can book; null is no limit. */
  maxCallsPerDay: z._default(maxCallsPerDaySchema, null),
  /** Upcoming whole days without calls, in Eastern Time: time off and holidays. Read only. */
  daysOff: z._default(z.array(z.iso.date()), []),
});
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** The rules until the owner saves her own: the specified scheduler, with a horizon of about two months. */
export const defaultBookingRules: BookingRules = {
  minimumNoticeMinutes: 0,
  horizonDays: 60,
  bufferMinutes: 0,
  maxCallsPerDay: null,
  daysOff: [],
};

/** The rules for the owner's own changes: the horizon is for visitors only. */
export function rulesForOwner(rules: BookingRules): BookingRules {
  return { ...rules, horizonDays: null };
}
