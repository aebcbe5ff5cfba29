import * as z from 'zod/mini';
import { maxBulkItems } from '../leads/bulk.js';
import { leadIdSchema } from '../leads/lead-id.js';
import { pageQuerySchema } from '../page-query.js';

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
  /** When the owner put its failure aside; null for one that still asks for attention. ISO 8601 UTC. */
  dismissedAt: z.nullable(z.iso.datetime()),
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
  /** `no` leaves out failures that the owner has put aside, `yes` shows nothing else. */
  dismissed: z.optional(z.enum(['yes', 'no'])),
  contactId: z.optional(z.coerce.number().check(z.int())),
  appointmentId: z.optional(z.coerce.number().check(z.int())),
});
export type ListDeliveriesQuery = z.infer<typeof listDeliveriesQuerySchema>;

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses these.
/** POST, owner only: puts failed emails aside. They stay in their lead's timeline. */
export const dismissDeliveriesPath = '/api/deliveries/dismiss';
/** POST, owner only: takes `dismissDeliveriesPath` back. */
export const restoreDeliveriesPath = '/api/deliveries/restore';
/** GET, owner only: the visitor's link to the call that an email is about. */
export const deliveryBookingLinkPath = (id: number) => `/api/deliveries/${id}/booking-link`;

/** POST `dismissDeliveriesPath` and `restoreDeliveriesPath`. */
export const deliveryIdsSchema = z.object({
  ids: z
    .array(z.int())
    .check(
      z.minLength(1, 'Please select something first.'),
      z.maxLength(maxBulkItems, `Please select at most ${maxBulkItems} at once.`),
    ),
});
export type DeliveryIds = z.infer<typeof deliveryIdsSchema>;

/** The answer: the emails that were changed by it. What is not failed cannot be put aside. */
export const changedDeliveriesSchema = z.object({ ids: z.array(z.int()) });
export type ChangedDeliveries = z.infer<typeof changedDeliveriesSchema>;

/** GET `deliveryBookingLinkPath`. */
export const bookingLinkSchema = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) });
export type BookingLink = z.infer<typeof bookingLinkSchema>;
