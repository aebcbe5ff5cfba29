import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import type { IdInPath } from './lists.js';
import { oneLine } from './text/clean-text.js';
import { textSchema } from './text/field-schemas.js';

/** The most devices that may be subscribed at the same time. */
export const maxPushDevices = 20;

/** What a notification is about. */
export const pushKindSchema = z.enum([
  'new-lead',
  'call-booked',
  'call-moved',
  'call-cancelled',
  'rankings-moved',
  'test',
]);
export type PushKind = z.infer<typeof pushKindSchema>;

/** Bytes of a subscription, as browsers write them: base64url without padding. */
const bytesSchema = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** POST `apiPaths.pushSubscriptions`: a browser's `PushSubscription`. The same endpoint again replaces its keys and label. */
export const createPushSubscriptionRequestSchema = z.object({
  /** The push service's address for this device. */
  endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https:\/\//)),
  keys: z.object({
    /** 65 bytes: the device's public key, which encrypts its notifications. */
    p256dh: bytesSchema(87),
    /** 16 bytes. */
    auth: bytesSchema(22),
  }),
  /** Tells the owner's devices apart: `Chrome on Android`. */
  label: textSchema(oneLine, 60).check(z.minLength(1)),
});
export type CreatePushSubscriptionRequest = z.infer<typeof createPushSubscriptionRequestSchema>;

/** A device that is notified. */
export const pushDeviceSchema = z.object({
  id: z.int(),
  label: z.string(),
  /** SHA-256 of the endpoint as base64url: a browser finds its own subscription by it. */
  fingerprint: z.string(),
  createdAt: z.iso.datetime(),
  /** When its push service last accepted a notification. */
  lastSuccessAt: z.nullable(z.iso.datetime()),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** GET `apiPaths.push`. */
export const pushStateSchema = z.object({
  /** The server key that browsers subscribe with; null while the server has no PUSH_SECRET. */
  publicKey: z.nullable(z.string()),
  /** Oldest first. */
  devices: z.array(pushDeviceSchema),
});
export type PushState = z.infer<typeof pushStateSchema>;

/** POST, owner only: sends a device a test notification. */
export const testPushPath = (id: IdInPath) => `${apiPaths.pushSubscriptions}/${id}/test`;

/** The answer to a test. `gone`: the push service no longer knows the device, and it has been removed. */
export const pushTestSchema = z.object({ outcome: z.enum(['sent', 'gone', 'failed']) });
export type PushTest = z.infer<typeof pushTestSchema>;
