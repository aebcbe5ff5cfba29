/*
 * The server's part of GET /api/slots. The browser reads the answer as the owner's, which may hold more, so that no visitor
 * downloads both.
 */
import * as z from 'zod/mini';
import { easternDateSchema } from './eastern-date.js';
import { instantSchema } from './instant.js';
import { ownerSlotsSchema } from './owner-slots.js';
import { publicUnavailableReasons } from './slot-rule.js';

/** GET /api/slots and its owner's twin. */
export const slotsQuerySchema = z.object({
  /** The first day; default, and never before: today. */
  from: z.optional(easternDateSchema),
  /** When a call that is to be moved takes place: it is in no slot's way. Taken times are public, so this tells nothing. */
  present: z.optional(instantSchema),
});
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

/** What visitors may book. That the owner's own calendar is busy is no reason of theirs. */
export const slotsSchema = z.extend(ownerSlotsSchema, {
  days: z.array(
    z.object({
      day: z.string(),
      reasons: z.array(z.nullable(z.enum(publicUnavailableReasons))),
    }),
  ),
});
export type Slots = z.infer<typeof slotsSchema>;
