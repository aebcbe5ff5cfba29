import * as z from 'zod/mini';
import { easternDateSchema } from './eastern-date.js';
import { publicUnavailableReasons } from './slot-rule.js';
import { timeOfDaySchema } from './time-of-day.js';

/** GET, public. */
export const slotsPath = '/api/slots';

/** How many days ahead one answer covers, with today as 0. */
export const slotDays = 60;

/** A start as visitors see it. */
export const openSlotSchema = z.object({
  /** Wall-clock start in Eastern Time. */
  time: timeOfDaySchema,
  /** Null when it can be booked. */
  unavailableReason: z.nullable(z.enum(publicUnavailableReasons)),
});

/** GET /api/slots: the days of the bookable horizon, each with its slots. */
export const slotsSchema = z.object({
  days: z.array(z.object({ day: easternDateSchema, slots: z.array(openSlotSchema) })),
});
export type Slots = z.infer<typeof slotsSchema>;
