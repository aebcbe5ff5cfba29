import * as z from 'zod/mini';
import { leadIdSchema } from './lead-id.js';
import { pageQuerySchema } from './page-query.js';

/** What became of an email. `skipped`: outdated by the time it was due, or over the daily limit of its address. */
export const deliveryStateSchema = z.enum(['queued', 'sent', 'failed', 'skipped']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** An email as the owner sees it. */
export const deliverySchema = z.object({
  /** Null until the first attempt to send it. */
  id: z.nullable(z.int()),
  /** Which mail, such as `booking-invitation`. */
  mail: z.string(),
  state: deliveryStateSchema,
  /** Why it failed or was skipped, or why the last try did not succeed. */
  reason: z.nullable(z.string()),
  /** How often it was handed to the mail server. */
  attempts: z.int(),
  /** ISO 8601 UTC: when its state changed last; of one that nobody has tried yet, when it is due. */
  at: z.iso.datetime(),
  to: z.enum(['lead', 'owner']),
  /** The lead it is about. */
  contact: z.object({ id: leadIdSchema, name: z.string(), email: z.nullable(z.string()) }),
  /** The call it is about, if it is about one. */
  appointmentId: z.nullable(z.int()),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** GET /api/deliveries, owner only, newest first: all mails, or those of a lead with her calls, of a call, in a state. */
export const listDeliveriesQuerySchema = z.extend(pageQuerySchema, {
  state: z.optional(deliveryStateSchema),
  contactId: z.optional(z.coerce.number().check(z.int())),
  appointmentId: z.optional(z.coerce.number().check(z.int())),
});
export type ListDeliveriesQuery = z.infer<typeof listDeliveriesQuerySchema>;
