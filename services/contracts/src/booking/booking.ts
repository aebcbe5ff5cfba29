import * as z from 'zod/mini';
import * as apiPaths from '../api-paths.js';
import { appointmentStatusOptions, optionValues } from '../options.js';
import {
  addDays,
  dayOfWeek,
  type EasternDate,
  easternDateSchema,
  easternInstant,
  instantSchema,
} from '../time/eastern-time.js';
import {
  gridStarts,
  publicUnavailableReasons,
  type Slot,
  slotUnavailableReasons,
} from './slot-rule.js';

/** GET and PATCH. The token must be fit for a path. */
export const bookingPath = (token: string) => `${apiPaths.bookings}/${token}`;
/** GET: the call as a calendar file. */
export const bookingFilePath = (token: string) => `${bookingPath(token)}/calendar.ics`;

/**
 * GET `bookingPath`: the visitor's own appointment, by the signed link in their emails. It does not identify
 * them, and reading it changes nothing, because email scanners follow links.
 */
export const bookingSchema = z.object({
  /** ISO 8601 UTC. */
  scheduledAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.int(),
  status: z.enum(optionValues(appointmentStatusOptions)),
  /** Null if the call no longer takes place. */
  meetingUrl: z.nullable(z.string()),
  /** Whether it can still be moved or canceled: it is scheduled and has not started. */
  changeable: z.boolean(),
  /** It must be confirmed before this time or is released; absent for a confirmed call. ISO 8601 UTC. */
  confirmBy: z.optional(z.iso.datetime()),
});
export type Booking = z.infer<typeof bookingSchema>;

/** PATCH `bookingPath`. */
export const updateBookingRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('move'), scheduledAt: instantSchema }),
  z.object({ action: z.literal('cancel') }),
  /** The visitor opened the link. Confirms an unconfirmed call and leaves any other unchanged. */
  z.object({ action: z.literal('confirm') }),
]);
export type UpdateBookingRequest = z.infer<typeof updateBookingRequestSchema>;

export const slotsQuerySchema = z.object({
  /** The first day; default and minimum: today. */
  from: z.optional(easternDateSchema),
  /**
   * The current time of a call that is being moved: it blocks no slot. Taken times are public, so this reveals nothing.
   */
  present: z.optional(instantSchema),
});
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

/** GET /api/slots/owner: what visitors may book, and why not the rest. */
export const ownerSlotsSchema = z.object({
  /** The grid in Eastern Time: the reasons of each day are in this order. */
  starts: z.array(z.string()),
  /** The last bookable day; null if there is none. */
  lastDay: z.nullable(z.string()),
  /** The bookable weekdays. */
  days: z.array(
    z.object({
      day: z.string(),
      /** Why each start cannot be booked; null if it can. */
      reasons: z.array(z.nullable(z.enum(slotUnavailableReasons))),
    }),
  ),
});
export type OwnerSlots = z.infer<typeof ownerSlotsSchema>;

/** GET /api/slots: what visitors may book. `busy` is not among their reasons. */
export const slotsSchema = z.extend(ownerSlotsSchema, {
  days: z.array(
    z.object({
      day: z.string(),
      reasons: z.array(z.nullable(z.enum(publicUnavailableReasons))),
    }),
  ),
});
export type Slots = z.infer<typeof slotsSchema>;

/** How many days ahead one answer covers at least, counting the first as 0. It ends with the last day's week. */
export const slotDays = 60;

/** The last day, a Sunday, of the answer that starts on this day. */
export function lastSlotDay(from: EasternDate): EasternDate {
  const last = addDays(from, slotDays);
  return addDays(last, (7 - dayOfWeek(last)) % 7);
}

/** One day of the answer as slots with their instants. */
export function readSlots(
  day: EasternDate,
  reasons: OwnerSlots['days'][number]['reasons'],
): Slot[] {
  return gridStarts().map((time, index) => ({
    time,
    startsAt: easternInstant(day, time),
    unavailableReason: reasons[index] ?? null,
  }));
}
