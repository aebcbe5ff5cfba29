import * as z from 'zod/mini';
import { maxHorizonDays } from '../limits.js';

const maxCallsPerDay = z.nullable(z.int().check(z.gte(1), z.lte(48)));

/** The owner's rules beyond the weekly hours. */
export const bookingRulesSchema = z.object({
  /** Minutes between now and the earliest start that may still be booked. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(43_200)),
  /** How many days ahead can be booked, with today as 0; null is no limit. */
  horizonDays: z.nullable(z.int().check(z.gte(0), z.lte(maxHorizonDays))),
  /** Minutes kept free between two calls. */
  bufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** The most calls that visitors may fill a day with; null is no limit. */
  maxCallsPerDay: z._default(maxCallsPerDay, null),
  /** Whole days without calls, in Eastern Time, ahead: time off and holidays. Read only. */
  daysOff: z._default(z.array(z.iso.date()), []),
});
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** PUT /api/booking-rules. The limit of a day stays if it is left out; days off follow from time off and holidays. */
export const saveBookingRulesRequestSchema = z.extend(bookingRulesSchema, {
  maxCallsPerDay: z.optional(maxCallsPerDay),
});
export type SaveBookingRulesRequest = z.infer<typeof saveBookingRulesRequestSchema>;

/** The rules until the owner saves others: the specified scheduler, with a horizon of about two months. */
export const defaultBookingRules: BookingRules = {
  minimumNoticeMinutes: 0,
  horizonDays: 60,
  bufferMinutes: 0,
  maxCallsPerDay: null,
  daysOff: [],
};

/** The rules for the owner's own changes: the horizon applies to visitors only. */
export function rulesForOwner(rules: BookingRules): BookingRules {
  return { ...rules, horizonDays: null };
}
