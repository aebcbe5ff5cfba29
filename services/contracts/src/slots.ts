import * as z from 'zod/mini';
import { type EasternDate, easternDateSchema } from './eastern-date.js';
import { addDays, dayOfWeek, easternInstant } from './eastern-time.js';
import { instantSchema } from './instant.js';
import {
  gridStarts,
  publicUnavailableReasons,
  type Slot,
  type SlotUnavailableReason,
  slotUnavailableReasons,
} from './slot-rule.js';
import { timeOfDaySchema } from './time-of-day.js';

/** GET, public. */
export const slotsPath = '/api/slots';

/** GET, owner only: without horizon, and with what fills the owner's own calendar. */
export const ownerSlotsPath = '/api/slots/owner';

/** How many days ahead one answer covers at least, with the first as 0. It ends with the last one's week. */
export const slotDays = 60;

/** The last day, a Sunday, of the answer that begins on this day. */
export function lastSlotDay(from: EasternDate): EasternDate {
  const last = addDays(from, slotDays);
  return addDays(last, (7 - dayOfWeek(last)) % 7);
}

/** GET /api/slots. */
export const slotsQuerySchema = z.object({
  /** The first day; default, and never before: today. */
  from: z.optional(easternDateSchema),
  /** When a call that is to be moved takes place: it is in no slot's way. Taken times are public, so this tells nothing. */
  present: z.optional(instantSchema),
});
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

const answerWith = <Reason extends SlotUnavailableReason>(reasons: readonly Reason[]) =>
  z.object({
    /** The grid, in Eastern Time: what the reasons of each day are about, in this order. */
    starts: z.array(timeOfDaySchema),
    /** The last day that can be booked; null if there is none. */
    lastDay: z.nullable(easternDateSchema),
    /** The weekdays that can be booked. */
    days: z.array(
      z.object({
        day: easternDateSchema,
        /** For each start why it cannot be booked; null if it can. */
        reasons: z.array(z.nullable(z.enum(reasons))),
      }),
    ),
  });

/** What visitors may book. */
export const slotsSchema = answerWith(publicUnavailableReasons);
export type Slots = z.infer<typeof slotsSchema>;

/** What visitors may book and why not the rest, for the owner. */
export const ownerSlotsSchema = answerWith(slotUnavailableReasons);
export type OwnerSlots = z.infer<typeof ownerSlotsSchema>;

/** A day of the answer as slots with their instants. */
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
