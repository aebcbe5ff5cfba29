import * as z from 'zod/mini';
import { leadIdSchema } from '../leads/lead-id.js';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';
import { easternTimeOf } from '../time/eastern-time.js';
import { instantSchema, intervalSchema } from '../time/instant.js';

/** An upcoming call inside time off or on a holiday. */
export const appointmentInsideSchema = z.object({
  id: z.int(),
  contactId: leadIdSchema,
  name: z.string(),
  scheduledAt: z.iso.datetime(),
});
export type AppointmentInside = z.infer<typeof appointmentInsideSchema>;

/** A period in which the owner takes no calls: whole Eastern days, or part of one. */
export const timeOffSchema = z.extend(intervalSchema, {
  id: z.int(),
  /** From one Eastern midnight to another. */
  isAllDay: z.boolean(),
  /** Only the owner sees it. */
  note: z.nullable(z.string()),
  /** The upcoming calls inside, earliest first. */
  calls: z.array(appointmentInsideSchema),
});
export type TimeOff = z.infer<typeof timeOffSchema>;

const isEasternMidnight = (instant: string) => easternTimeOf(new Date(instant)) === '00:00';

/** An all-day period starts and ends at Eastern midnight. */
export const saveTimeOffRequestSchema = z
  .object({
    startsAt: instantSchema,
    endsAt: instantSchema,
    isAllDay: z.boolean(),
    note: z.optional(z.nullable(textSchema(oneLine, maxLengths.timeOffNote))),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => startsAt < endsAt, {
      error: 'The end must be after the start.',
      path: ['endsAt'],
    }),
    z.refine(
      ({ startsAt, endsAt, isAllDay }) => !isAllDay || [startsAt, endsAt].every(isEasternMidnight),
      {
        error: 'Whole days begin and end at midnight, Eastern Time.',
        path: ['isAllDay'],
        // A date that is none has no time.
        when: ({ issues }) => issues.length === 0,
      },
    ),
  );
export type SaveTimeOffRequest = z.infer<typeof saveTimeOffRequestSchema>;
