import * as z from 'zod/mini';
import { easternDateSchema } from '../time/eastern-date.js';
import { daysBetween } from '../time/eastern-time.js';
import { intervalSchema } from '../time/interval.js';
import { availabilitySlotSchema } from './availability.js';
import { bookingRulesSchema } from './booking-rules.js';
import { calendarColors } from './busy-calendars.js';
import { ownerAppointmentSchema } from './owner-appointment.js';
import { timeOffSchema } from './time-off.js';

/** GET, owner only. */
export const ownerSchedulePath = '/api/calendar';

/** The most days that one answer covers: six weeks, which hold any month. */
export const maxOwnerScheduleDays = 42;

/** GET /api/calendar: Eastern days, both included. */
export const ownerScheduleQuerySchema = z
  .object({ from: easternDateSchema, to: easternDateSchema })
  .check(
    z.refine(
      ({ from, to }) => {
        const days = daysBetween(from, to) + 1;
        return days >= 1 && days <= maxOwnerScheduleDays;
      },
      { error: `Please ask for 1 to ${maxOwnerScheduleDays} days.`, path: ['to'] },
    ),
  );
export type OwnerScheduleQuery = z.infer<typeof ownerScheduleQuerySchema>;

/** A time at which another calendar of hers is busy. */
export const busyTimeSchema = z.extend(intervalSchema, {
  calendarId: z.int(),
  /** Only where she asked for titles. */
  title: z.nullable(z.string()),
});
export type BusyTime = z.infer<typeof busyTimeSchema>;

/** Time off as it is drawn among calls: those inside are there anyway. */
export const drawnTimeOffSchema = z.omit(timeOffSchema, { calls: true });
export type DrawnTimeOff = z.infer<typeof drawnTimeOffSchema>;

/** Everything that lies in a stretch of days, for the owner. */
export const ownerScheduleSchema = z.object({
  /** The earliest first; cancelled ones are left out. */
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
