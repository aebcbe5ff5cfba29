import * as z from 'zod/mini';
import { timeOfDay } from './time-of-day.js';

/** A weekly window in which calls may be booked. Times are wall-clock Eastern Time; 0 is Sunday. */
export const availabilitySlot = z.object({
  id: z.int(),
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
  startTime: timeOfDay,
  endTime: timeOfDay,
  isActive: z.boolean(),
});
export type AvailabilitySlot = z.infer<typeof availabilitySlot>;
