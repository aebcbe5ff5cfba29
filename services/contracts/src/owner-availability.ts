import * as z from 'zod/mini';
import { missingOr } from './field-schemas.js';
import { minutesOfDay, timeOfDaySchema } from './time-of-day.js';

/** The sentence for a form of weekly hours with an empty field (specification, section 5). */
const fillInAllFields = 'Please fill in all fields.';
const chooseDay = 'Please choose a day of the week.';

const dayOfWeek = z
  .int({ error: missingOr(fillInAllFields, chooseDay) })
  .check(z.gte(0, chooseDay), z.lte(6, chooseDay));

const time = z.pipe(
  z
    .string({ error: missingOr(fillInAllFields, 'Please enter a time as HH:mm.') })
    .check(z.minLength(1, fillInAllFields)),
  timeOfDaySchema,
);

/** POST /api/availability, owner only. */
export const createAvailabilityRequestSchema = z
  .object({ dayOfWeek, startTime: time, endTime: time })
  .check(
    z.refine((slot) => minutesOfDay(slot.startTime) < minutesOfDay(slot.endTime), {
      error: 'The end time must be after the start time.',
      path: ['endTime'],
    }),
  );
export type CreateAvailabilityRequest = z.infer<typeof createAvailabilityRequestSchema>;

/** PATCH /api/availability/{id}, owner only. */
export const updateAvailabilityRequestSchema = z.object({ isActive: z.boolean() });
export type UpdateAvailabilityRequest = z.infer<typeof updateAvailabilityRequestSchema>;
