import * as z from 'zod/mini';
import { leadIdSchema } from '../leads/lead-fields.js';
import { maxLengths } from '../limits.js';
import { oneLine } from '../text/clean-text.js';
import { missingOr, textSchema } from '../text/field-schemas.js';
import {
  easternTimeOf,
  instantSchema,
  intervalSchema,
  minutesOfDay,
  type TimeOfDay,
  timeOfDaySchema,
} from '../time/eastern-time.js';

/** A weekly window in which calls may be booked. Times are wall-clock Eastern Time; 0 is Sunday. */
export const availabilitySlotSchema = z.object({
  id: z.int(),
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
  startTime: timeOfDaySchema,
  endTime: timeOfDaySchema,
  isActive: z.boolean(),
});
export type AvailabilitySlot = z.infer<typeof availabilitySlotSchema>;

/** The error for weekly hours with an empty field (specification, section 5). */
const fillInAllFields = 'Please fill in all fields.';
const chooseDay = 'Please choose a day of the week.';

interface Times {
  startTime: TimeOfDay;
  endTime: TimeOfDay;
}

const dayOfWeek = z
  .int({ error: missingOr(fillInAllFields, chooseDay) })
  .check(z.gte(0, chooseDay), z.lte(6, chooseDay));

const time = z.pipe(
  z
    .string({ error: missingOr(fillInAllFields, 'Please enter a time such as 09:00.') })
    .check(z.minLength(1, fillInAllFields)),
  timeOfDaySchema,
);

/** Whether a window ends after it starts. */
export const isInOrder = ({ startTime, endTime }: Times) =>
  minutesOfDay(startTime) < minutesOfDay(endTime);
/** The error for a window that ends before it starts. */
export const windowOrderMessage = 'The end time must be after the start time.';
const inOrder = { error: windowOrderMessage, path: ['endTime'] };

/** POST /api/availability, owner only. */
export const createAvailabilityRequestSchema = z
  .object({ dayOfWeek, startTime: time, endTime: time })
  .check(z.refine(isInOrder, inOrder));
export type CreateAvailabilityRequest = z.infer<typeof createAvailabilityRequestSchema>;

/** PATCH /api/availability/{id}, owner only: turns a window on or off. */
export const updateAvailabilityRequestSchema = z.object({
  isActive: z.boolean('Please choose what to change.'),
});
export type UpdateAvailabilityRequest = z.infer<typeof updateAvailabilityRequestSchema>;

/** Far more than anyone needs. */
const maxWindowsPerDay = 12;

/** A window whose weekday is known. */
const dayWindowSchema = z
  .object({ startTime: time, endTime: time, isActive: z._default(z.boolean(), true) })
  .check(z.refine(isInOrder, inOrder));
export type DayWindow = z.infer<typeof dayWindowSchema>;

/** The windows of a weekday: no two overlap. */
export const dayWindowsSchema = z
  .array(dayWindowSchema)
  .check(
    z.maxLength(maxWindowsPerDay, `A day has at most ${maxWindowsPerDay} windows.`),
    ({ value: windows, issues }) => {
      for (const [index, window] of windows.entries()) {
        if (!windows.some((other, place) => place < index && overlap(window, other))) continue;
        const path = [index, 'startTime'];
        issues.push({ code: 'custom', message: overlapMessage, path, input: window });
      }
    },
  );

/** PUT `apiPaths.availabilityDays`. Other days stay unchanged. */
export const replaceDaysRequestSchema = z.object({
  days: z
    .array(
      z.object({
        dayOfWeek,
        windows: dayWindowsSchema,
        /** The windows the change is based on. If they differ from the stored ones, nothing changes: 409. */
        before: z.optional(z.array(dayWindowSchema)),
      }),
    )
    .check(
      z.minLength(1, 'Please choose a day.'),
      z.refine((days) => new Set(days.map((day) => day.dayOfWeek)).size === days.length, {
        error: 'Please name each day once.',
      }),
    ),
});
export type ReplaceDaysRequest = z.infer<typeof replaceDaysRequestSchema>;

/** The error for a window that overlaps another one. */
export const overlapMessage = 'This overlaps another slot of the same day.';

/** Whether two windows of a day overlap. Adjacent windows do not. */
export function overlap(one: Times, other: Times): boolean {
  return one.startTime < other.endTime && other.startTime < one.endTime;
}

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
