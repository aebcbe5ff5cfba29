import * as z from 'zod/mini';
import { easternDateSchema } from '../time/eastern-date.js';
import { daysBetween } from '../time/eastern-time.js';
import { intervalSchema } from '../time/instant.js';
import { availabilitySlotSchema } from './availability.js';
import { bookingRulesSchema } from './booking-rules.js';
import { calendarColors } from './busy-calendars.js';
import { ownerAppointmentSchema } from './owner-appointment.js';
import { timeOffSchema } from './time-off.js';

/** The most days in one answer: a week. */
const maxDays = 7;

/** GET /api/calendar: Eastern days, both inclusive. */
export const ownerScheduleQuerySchema = z
  .object({ from: easternDateSchema, to: easternDateSchema })
  .check(
    z.refine(
      ({ from, to }) => {
        const days = daysBetween(from, to) + 1;
        return days >= 1 && days <= maxDays;
      },
      { error: `Please ask for 1 to ${maxDays} days.`, path: ['to'] },
    ),
  );
export type OwnerScheduleQuery = z.infer<typeof ownerScheduleQuerySchema>;

/** A busy time of another calendar of hers. */
export const busyTimeSchema = z.extend(intervalSchema, {
  calendarId: z.int(),
  /** Only if she asked for titles. */
  title: z.nullable(z.string()),
});
export type BusyTime = z.infer<typeof busyTimeSchema>;

/** Time off as shown among calls, without the calls inside it. */
export const drawnTimeOffSchema = z.omit(timeOffSchema, { calls: true });
export type DrawnTimeOff = z.infer<typeof drawnTimeOffSchema>;

/** Everything in a range of days, for the owner. */
export const ownerScheduleSchema = z.object({
  /** Earliest first, without canceled ones. */
  calls: z.array(ownerAppointmentSchema),
  busyTimes: z.array(busyTimeSchema),
  calendars: z.array(z.object({ id: z.int(), name: z.string(), color: z.enum(calendarColors) })),
  timeOff: z.array(drawnTimeOffSchema),
  /** Federal holidays on which she takes no calls. */
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  availability: z.array(availabilitySlotSchema),
  rules: bookingRulesSchema,
});
export type OwnerSchedule = z.infer<typeof ownerScheduleSchema>;
