/*
 * GET /api/slots and its owner's twin. Only the server reads these schemas: the browser has a reader of its own, without the
 * schema library (frontend/app/features/slot-picker/read-slots-answer.ts).
 */
import * as z from 'zod/mini';
import { easternDateSchema } from '../time/eastern-date.js';
import { instantSchema } from '../time/instant.js';
import { publicUnavailableReasons, slotUnavailableReasons } from './slot-rule.js';

export const slotsQuerySchema = z.object({
  /** The first day; default, and never before: today. */
  from: z.optional(easternDateSchema),
  /** When a call that is to be moved takes place: it is in no slot's way. Taken times are public, so this tells nothing. */
  present: z.optional(instantSchema),
});
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

/** GET /api/slots/owner: what visitors may book and why not the rest. */
export const ownerSlotsSchema = z.object({
  /** The grid, in Eastern Time: what the reasons of each day are about, in this order. */
  starts: z.array(z.string()),
  /** The last day that can be booked; null if there is none. */
  lastDay: z.nullable(z.string()),
  /** The weekdays that can be booked. */
  days: z.array(
    z.object({
      day: z.string(),
      /** For each start why it cannot be booked; null if it can. */
      reasons: z.array(z.nullable(z.enum(slotUnavailableReasons))),
    }),
  ),
});
export type OwnerSlots = z.infer<typeof ownerSlotsSchema>;

/** GET /api/slots: what visitors may book. That the owner's own calendar is busy is no reason of theirs. */
export const slotsSchema = z.extend(ownerSlotsSchema, {
  days: z.array(
    z.object({
      day: z.string(),
      reasons: z.array(z.nullable(z.enum(publicUnavailableReasons))),
    }),
  ),
});
export type Slots = z.infer<typeof slotsSchema>;
