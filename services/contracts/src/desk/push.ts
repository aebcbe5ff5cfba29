import * as z from 'zod/mini';
import { oneLine } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';

// Not in `apiPaths`, which every page's scripts include: only the owner's desk uses them.
/** GET, owner only. */
export const pushPath = '/api/push';
/** POST, owner only. DELETE `{id}` removes a device, POST `{id}/test` sends it a test notification. */
export const pushSubscriptionsPath = '/api/push/subscriptions';

/** How many devices may be subscribed at the same time. */
export const maxPushDevices = 20;

/** What a notification is about. */
export const pushKindSchema = z.enum([
  'new-lead',
  'call-booked',
  'call-moved',
  'call-cancelled',
  'test',
]);
export type PushKind = z.infer<typeof pushKindSchema>;

/** Bytes of a subscription, as browsers write them: base64url without padding. */
const bytesSchema = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`)));

/** POST `pushSubscriptionsPath`: a browser's `PushSubscription`. The same endpoint again replaces its keys and label. */
export const createPushSubscriptionRequestSchema = z.object({
  /** Where the browser's push service takes notifications for this device. */
  endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https:\/\//)),
  keys: z.object({
    /** 65 bytes: the device's public key, which notifications are encrypted for. */
    p256dh: bytesSchema(87),
    /** 16 bytes. */
    auth: bytesSchema(22),
  }),
  /** Tells the owner's devices apart, such as `Chrome on Android`. */
  label: textSchema(oneLine, 60).check(z.minLength(1)),
});
export type CreatePushSubscriptionRequest = z.infer<typeof createPushSubscriptionRequestSchema>;

/** A device that is notified. */
export const pushDeviceSchema = z.object({
  id: z.int(),
  label: z.string(),
  /** SHA-256 of its endpoint as base64url, by which a browser recognizes its own subscription. */
  fingerprint: z.string(),
  createdAt: z.iso.datetime(),
  /** When its push service last accepted a notification. */
  lastSuccessAt: z.nullable(z.iso.datetime()),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** GET `pushPath`. */
export const pushStateSchema = z.object({
  /** The key that browsers subscribe with; null while the server has no PUSH_SECRET. */
  publicKey: z.nullable(z.string()),
  /** Oldest first. */
  devices: z.array(pushDeviceSchema),
});
export type PushState = z.infer<typeof pushStateSchema>;

/** The answer to a test. `gone`: the push service no longer knows the device, which is removed. */
export const pushTestSchema = z.object({ outcome: z.enum(['sent', 'gone', 'failed']) });
export type PushTest = z.infer<typeof pushTestSchema>;
