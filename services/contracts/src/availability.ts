import * as z from 'zod/mini';
import { missingOr } from './field-errors.js';
import { fillInAllFields, minutesOfDay, timeOfDay } from './time-of-day.js';

const chooseDay = 'Please choose a day of the week.';
const dayOfWeek = z
  .int({ error: missingOr(fillInAllFields, chooseDay) })
  .check(z.gte(0, chooseDay), z.lte(6, chooseDay));

/** A weekly window in which calls may be booked. Times are wall-clock Eastern Time; 0 is Sunday. */
export const availabilitySlot = z.object({
  id: z.int(),
  dayOfWeek,
  startTime: timeOfDay,
  endTime: timeOfDay,
  isActive: z.boolean(),
});
export type AvailabilitySlot = z.infer<typeof availabilitySlot>;

export const createAvailabilityRequest = z
  .object({ dayOfWeek, startTime: timeOfDay, endTime: timeOfDay })
  .check(
    z.refine((slot) => minutesOfDay(slot.startTime) < minutesOfDay(slot.endTime), {
      error: 'The end time must be after the start time.',
      path: ['endTime'],
    }),
  );
export type CreateAvailabilityRequest = z.infer<typeof createAvailabilityRequest>;

export const updateAvailabilityRequest = z.object({ isActive: z.boolean() });
export type UpdateAvailabilityRequest = z.infer<typeof updateAvailabilityRequest>;
