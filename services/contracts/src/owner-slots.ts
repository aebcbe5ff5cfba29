import * as z from 'zod/mini';
import { slotUnavailableReasons } from './slot-rule.js';

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
