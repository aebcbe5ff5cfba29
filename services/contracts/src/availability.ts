import * as z from 'zod/mini';
import { timeOfDaySchema } from './time-of-day-schema.js';

/** A weekly window in which calls may be booked. Times are wall-clock Eastern Time; 0 is Sunday. */
export const availabilitySlotSchema = z.object({
  id: z.int(),
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
  startTime: timeOfDaySchema,
  endTime: timeOfDaySchema,
  isActive: z.boolean(),
});
export type AvailabilitySlot = z.infer<typeof availabilitySlotSchema>;
