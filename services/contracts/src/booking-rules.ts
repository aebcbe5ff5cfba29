import * as z from 'zod/mini';
import { maxHorizonDays } from './limits.js';

/** The owner's rules beyond the weekly hours. */
export const bookingRulesSchema = z.object({
  /** Minutes between now and the earliest start that may still be booked. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(43_200)),
  /** How many days ahead can be booked, with today as 0; null is no limit. */
  horizonDays: z.nullable(z.int().check(z.gte(0), z.lte(maxHorizonDays))),
  /** Minutes kept free between two calls. */
  bufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** Days without calls, in Eastern Time. They are only compared, so any year does. */
  daysOff: z.array(z.iso.date()).check(z.maxLength(366)),
});
export type BookingRules = z.infer<typeof bookingRulesSchema>;

/** The rules until the owner saves others: the specified scheduler, with a horizon of about two months. */
export const defaultBookingRules: BookingRules = {
  minimumNoticeMinutes: 0,
  horizonDays: 60,
  bufferMinutes: 0,
  daysOff: [],
};

/** The rules for the owner's own changes: the horizon applies to visitors only. */
export function rulesForOwner(rules: BookingRules): BookingRules {
  return { ...rules, horizonDays: null };
}
