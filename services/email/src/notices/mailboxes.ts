import {
  brand,
  type NoticeKind,
  normalizeEmail,
  noticeKindOptions,
  optionValues,
} from '@agency/contracts';
import type { StoredSetting } from '@agency/platform';
import * as z from 'zod';
import type { EmailEnv } from '../env.js';

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

type Stored = Pick<StoredNotices, 'addresses' | 'senderName' | 'replyToId'>;
type Addresses = Pick<EmailEnv, 'MAIL_FROM' | 'OWNER_EMAIL'>;

/** Who sends emails, and where they and their answers go; read once per delivery. */
export interface Mailboxes {
  from: { name: string; address: string };
  /** Gets what cannot be turned off, and is invited to calls. */
  main: string;
  /** Where answers to the owner's own replies go. */
  repliesTo: string;
  /** Where answers to all other emails go; null: to the From address. */
  answersTo: string | null;
  /** All confirmed addresses. */
  confirmed: readonly string[];
  notified: Readonly<Record<NoticeKind, readonly string[]>>;
}

const allKinds = optionValues(noticeKindOptions);

/** The owner's addresses: those she added, and the environment's unless it is one of them. */
export function addressesOf(
  stored: Pick<Stored, 'addresses'> | null,
  { OWNER_EMAIL }: Pick<Addresses, 'OWNER_EMAIL'>,
): StoredAddress[] {
  const all = (stored?.addresses ?? []).filter(({ removedAt }) => removedAt === undefined);
  const added = all.filter(({ id }) => id !== 0);
  const isAdded = added.some(({ address }) => isSameMailbox(address, OWNER_EMAIL));
  if (isAdded && added.some(({ isMain }) => isMain)) return added;
  const chosen = all.find(({ id }) => id === 0);
  const own = {
    id: 0,
    address: OWNER_EMAIL,
    kinds: chosen?.kinds ?? [...allKinds],
    isMain: !added.some(({ isMain }) => isMain),
    addedAt: new Date(0).toISOString(),
    confirmedAt: new Date(0).toISOString(),
  };
  return [own, ...added];
}

/** Everything goes to OWNER_EMAIL, from MAIL_FROM, until the owner says otherwise. */
export function mailboxesOf(stored: Stored | null, env: Addresses): Mailboxes {
  const confirmed = addressesOf(stored, env).filter(({ confirmedAt }) => confirmedAt !== null);
  const main = confirmed.find(({ isMain }) => isMain)?.address ?? env.OWNER_EMAIL;
  const replyTo = confirmed.find(({ id }) => id === stored?.replyToId)?.address ?? null;
  const notifiedOf = (kind: NoticeKind) =>
    confirmed.filter(({ kinds }) => kinds.includes(kind)).map(({ address }) => address);
  return {
    from: { name: stored?.senderName ?? brand.name, address: env.MAIL_FROM },
    main,
    repliesTo: replyTo ?? main,
    answersTo: replyTo,
    confirmed: confirmed.map(({ address }) => address),
    notified: {
      lead: notifiedOf('lead'),
      call: notifiedOf('call'),
      change: notifiedOf('change'),
      rankings: notifiedOf('rankings'),
      trouble: notifiedOf('trouble'),
    },
  };
}

export const isSameMailbox = (one: string, other: string) =>
  normalizeEmail(one) === normalizeEmail(other);
