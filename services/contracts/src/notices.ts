import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { maxLengths, validationMessages } from './limits.js';
import type { IdInPath } from './lists.js';
import { optionValues } from './options.js';
import { oneLine } from './text/clean-text.js';
import { cleanEmail, isValidEmail } from './text/email-address.js';
import { textSchema } from './text/field-schemas.js';

/** What an address is notified of. The main address also gets what cannot be turned off, such as a new password. */
export const noticeKindOptions = [
  { value: 'lead', label: 'New leads' },
  { value: 'call', label: 'New calls' },
  { value: 'change', label: 'Moved and canceled calls' },
  { value: 'rankings', label: 'Rankings' },
  { value: 'trouble', label: 'Problems' },
] as const;
export const noticeKindSchema = z.enum(optionValues(noticeKindOptions));
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** The main address and two copies. */
export const maxNoticeAddresses = 3;

/** How long the link in the email that confirms an address works. */
export const addressConfirmationHours = 72;

/** An address of the owner's. */
export const noticeAddressSchema = z.object({
  /** 0: OWNER_EMAIL of the environment. */
  id: z.int(),
  address: z.string(),
  kinds: z.array(noticeKindSchema),
  /** Exactly one address is the main one, and it is confirmed. */
  isMain: z.boolean(),
  /** An unconfirmed address gets nothing but the link that confirms it. */
  isConfirmed: z.boolean(),
});
export type NoticeAddress = z.infer<typeof noticeAddressSchema>;

/** GET `apiPaths.noticeSettings`, and the answer of every change to them. */
export const noticeSettingsSchema = z.object({
  addresses: z.array(noticeAddressSchema),
  /** The From address. Only the environment can change it, because SPF and DKIM depend on it. */
  from: z.string(),
  senderName: z.string(),
  /** The confirmed address that answers go to; null: the main address for replies, the From address for the rest. */
  replyToId: z.nullable(z.int()),
});
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

const senderName = z.pipe(
  textSchema(oneLine, maxLengths.senderName),
  z.string().check(z.minLength(1, 'Please enter a name.')),
);

/** PATCH `apiPaths.noticeSettings`: missing fields stay. */
export const updateNoticeSettingsSchema = z.object({
  senderName: z.optional(senderName),
  replyToId: z.optional(z.nullable(z.int())),
  mainId: z.optional(z.int()),
  /** What one address is notified of. */
  kindsOf: z.optional(z.object({ id: z.int(), kinds: z.array(noticeKindSchema) })),
});
export type UpdateNoticeSettings = z.infer<typeof updateNoticeSettingsSchema>;

/** POST `apiPaths.noticeAddresses`. */
export const addNoticeAddressSchema = z.object({
  address: z.pipe(
    textSchema(cleanEmail, maxLengths.email),
    z.string().check(z.refine(isValidEmail, validationMessages.email)),
  ),
});
export type AddNoticeAddress = z.infer<typeof addNoticeAddressSchema>;

/** DELETE removes the address. */
export const noticeAddressPath = (id: IdInPath) => `${apiPaths.noticeAddresses}/${id}`;
/** POST: sends a test to a confirmed address; resends the link to an unconfirmed one. */
export const testAddressPath = (id: IdInPath) => `${noticeAddressPath(id)}/test`;

/** POST `apiPaths.confirmAddress`, anyone who has the link. Repeating it changes nothing. */
export const confirmAddressSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(maxLengths.addressToken)),
});
export type ConfirmAddress = z.infer<typeof confirmAddressSchema>;
