import * as z from 'zod/mini';

/** The owner's rules beyond the weekly hours. */
export const bookingRules = z.object({
  /** Minutes between now and the earliest start that may still be booked. */
  minimumNoticeMinutes: z.int().check(z.gte(0), z.lte(43_200)),
  /** How many days ahead may be booked, today being 0; null is without limit. */
  horizonDays: z.nullable(z.int().check(z.gte(0), z.lte(730))),
  /** Minutes kept free between two calls. */
  bufferMinutes: z.int().check(z.gte(0), z.lte(240)),
  /** Days without calls, in Eastern Time. They are only compared, so any year does. */
  daysOff: z.array(z.iso.date()).check(z.maxLength(366)),
});
export type BookingRules = z.infer<typeof bookingRules>;

/** With these the scheduler behaves exactly as the specification describes it. */
export const defaultBookingRules: BookingRules = {
  minimumNoticeMinutes: 0,
  horizonDays: null,
  bufferMinutes: 0,
  daysOff: [],
};
