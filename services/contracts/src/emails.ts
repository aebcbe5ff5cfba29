import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { leadIdSchema } from './leads/lead-fields.js';
import { selectedIdsSchema } from './leads/owner-leads.js';
import { type IdInPath, pageQuerySchema } from './lists.js';

/**
 * Every email the product sends, by its name in queues, the outbox, deliveries and the owner's previews. Anything that
 * must cover all of them is a `Record<EmailName, …>`, so that the compiler reports a missing one.
 */
export const emailNames = [
  'lead-notice',
  'lead-auto-reply',
  'lead-reply',
  'booking-notice',
  'booking-change-notice',
  'booking-surge-notice',
  'own-change-notice',
  'calendar-unreadable',
  'notice-summary',
  'ranking-week',
  'ranking-alerts',
  'password-changed',
  'recovery-address-changed',
  'password-recovery',
  'address-confirmation',
  'address-test',
  'addresses-changed',
  'booking-invitation',
  'booking-hold',
  'booking-moved',
  'booking-relocated',
  'booking-cancelled',
  'reminder-24-hours',
  'reminder-10-minutes',
] as const;

export type EmailName = (typeof emailNames)[number];

/** State of an email. `skipped`: outdated when it was due, or over its address's daily limit. */
export const deliveryStateSchema = z.enum(['queued', 'sent', 'failed', 'skipped']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** An email as the owner sees it. */
export const deliverySchema = z.object({
  /** Null until the first attempt to send it. */
  id: z.nullable(z.int()),
  /** The email's name, such as `booking-invitation`. */
  mail: z.string(),
  state: deliveryStateSchema,
  /** Why it failed or was skipped, or why the last attempt failed. */
  reason: z.nullable(z.string()),
  /** How many times it was handed to the mail server. */
  attempts: z.int(),
  /** When the owner dismissed the failure; null if she has not. ISO 8601 UTC. */
  dismissedAt: z.nullable(z.iso.datetime()),
  /** ISO 8601 UTC: when its state last changed; before the first attempt, when it is due. */
  at: z.iso.datetime(),
  to: z.enum(['lead', 'owner']),
  /** The lead it is about. */
  contact: z.object({ id: leadIdSchema, name: z.string(), email: z.nullable(z.string()) }),
  /** The call it is about, if any. */
  appointmentId: z.nullable(z.int()),
});
export type Delivery = z.infer<typeof deliverySchema>;

/**
 * GET /api/deliveries, owner only, newest first: all emails, or those of a lead and their calls, of one call, or in one
 * state.
 */
export const listDeliveriesQuerySchema = z.extend(pageQuerySchema, {
  state: z.optional(deliveryStateSchema),
  /** `no` leaves out dismissed failures; `yes` returns only those. */
  dismissed: z.optional(z.enum(['yes', 'no'])),
  contactId: z.optional(z.coerce.number().check(z.int())),
  appointmentId: z.optional(z.coerce.number().check(z.int())),
});
export type ListDeliveriesQuery = z.infer<typeof listDeliveriesQuerySchema>;

/** GET, owner only: the visitor's link to the call that an email is about. */
export const deliveryBookingLinkPath = (id: IdInPath) =>
  `${apiPaths.deliveries}/${id}/booking-link`;

/** POST, owner only: sends a failed email again. */
export const sendAgainPath = (id: IdInPath) => `${apiPaths.deliveries}/${id}/send-again`;

/** POST `apiPaths.dismissDeliveries` and `apiPaths.restoreDeliveries`. */
export const deliveryIdsSchema = z.object({
  ids: selectedIdsSchema(z.int()),
});
export type DeliveryIds = z.infer<typeof deliveryIdsSchema>;

/** The emails that were changed. Only failed ones can be dismissed. */
export const changedDeliveriesSchema = z.object({ ids: z.array(z.int()) });
export type ChangedDeliveries = z.infer<typeof changedDeliveriesSchema>;

/** GET `deliveryBookingLinkPath`. */
export const bookingLinkSchema = z.object({ url: z.string().check(z.regex(/^https?:\/\//)) });
export type BookingLink = z.infer<typeof bookingLinkSchema>;
