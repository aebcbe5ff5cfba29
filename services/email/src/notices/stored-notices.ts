import { noticeKindOptions, optionValues } from '@agency/contracts';
import type { StoredSetting } from '@agency/platform';
import * as z from 'zod';

const storedAddressSchema = z.object({
  /** Never reused. 0: the owner's choices for the environment's address; `address` is what it was at the time. */
  id: z.int(),
  address: z.string(),
  kinds: z.array(z.enum(optionValues(noticeKindOptions))),
  isMain: z.boolean(),
  /** ISO 8601 UTC. */
  addedAt: z.string(),
  confirmedAt: z.string().nullable(),
  /** Kept for a while, so that it can be told of what happened. */
  removedAt: z.string().optional(),
});
export type StoredAddress = z.infer<typeof storedAddressSchema>;

const storedNoticesSchema = z.object({
  addresses: z.array(storedAddressSchema),
  lastAddressId: z.int(),
  /** Null: the agency's name. */
  senderName: z.string().nullable(),
  /** Null: answers to the owner's replies go to the main address, all others to the From address. */
  replyToId: z.int().nullable(),
});
export type StoredNotices = z.infer<typeof storedNoticesSchema>;

/** Who is notified, and how emails are sent. Until the owner saves any, everything goes to OWNER_EMAIL. */
export const storedNotices: StoredSetting<StoredNotices> = {
  name: 'notices',
  schema: storedNoticesSchema,
  initial: { addresses: [], lastAddressId: 0, senderName: null, replyToId: null },
};
