import * as z from 'zod/mini';
import * as apiPaths from './api-paths.js';
import { maxLengths, minPasswordLength } from './limits.js';

/** The two gates of one session. */
export const gateSchema = z.enum(['admin', 'rankings']);
export type Gate = z.infer<typeof gateSchema>;

/** The open gates. The admin password opens the rankings, too, until the owner logs out of them. */
export const sessionResponseSchema = z.object({
  gates: z.array(gateSchema),
  /** Set if a link can be emailed that opens the desk. Absent if the desk is open, or no confirmed address is chosen. */
  canRecover: z.optional(z.literal(true)),
});
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const createSessionRequestSchema = z.object({
  gate: gateSchema,
  password: z.string().check(z.minLength(1), z.maxLength(maxLengths.password)),
});
export type CreateSessionRequest = z.infer<typeof createSessionRequestSchema>;

/**
 * How many wrong passwords each gate accepts before it rejects even the right one. Each attempt restarts the window, so
 * no period of its length has more attempts than the limit.
 */
export const loginAttempts = {
  /** From one network (an IPv4 address or an IPv6 /64), or from one device that has logged in before. */
  client: { failures: 5, windowSeconds: 15 * 60 },
  /** From one IPv6 /48, which contains 65,536 networks. Known devices and networks do not count. */
  ipv6Site: { failures: 20, windowSeconds: 60 * 60 },
  /** From all networks together. Known devices and networks do not count. */
  strangers: { failures: 100, windowSeconds: 60 * 60 },
} as const;

/** A session ends when the browser is closed, or after this many hours at the latest. */
export const maxSessionHours = 12;

const currentMessage = 'Please enter your current password.';
const nextMessage = `Please use at least ${minPasswordLength} characters.`;

/** The desk's password, whatever it confirms. */
const currentPasswordSchema = z
  .string()
  .check(z.minLength(1, currentMessage), z.maxLength(maxLengths.password, currentMessage));
const newPasswordSchema = z
  .string()
  .check(
    z.minLength(minPasswordLength, nextMessage),
    z.maxLength(maxLengths.password, `Please use at most ${maxLengths.password} characters.`),
  );

/** PUT `passwordPath`, owner of the desk only. Ends the gate's other sessions. */
export const changePasswordSchema = z.object({
  /** The desk's password, whichever gate gets the new one. */
  current: currentPasswordSchema,
  next: newPasswordSchema,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** POST `apiPaths.recovery`, anyone: a new password for the desk. Logs in. */
export const recoverSchema = z.object({
  /** The `recoverParam` of the link in an email. It works once. */
  link: z.string().check(z.minLength(1), z.maxLength(maxLengths.recoveryLink)),
  next: newPasswordSchema,
});
export type Recover = z.infer<typeof recoverSchema>;

/** GET `apiPaths.recoveryAddress`, owner of the desk only, and the answer of its PUT. */
export const recoveryAddressSchema = z.object({
  /** An id in `apiPaths.noticeSettings`; null: no one gets a link. An unconfirmed address gets nothing. */
  addressId: z.nullable(z.int32().check(z.minimum(0))),
});
export type RecoveryAddress = z.infer<typeof recoveryAddressSchema>;

/** PUT `apiPaths.recoveryAddress`. Changing the address invalidates links that were sent to the previous one. */
export const setRecoveryAddressSchema = z.extend(recoveryAddressSchema, {
  current: currentPasswordSchema,
});
export type SetRecoveryAddress = z.infer<typeof setRecoveryAddressSchema>;

export const passwordPath = (gate: Gate | ':gate') => `${apiPaths.passwords}/${gate}`;

/** GET `apiPaths.sessions`, owner of the desk only: the most recently used first. */
export const ownerSessionSchema = z.object({
  id: z.string(),
  gates: z.array(gateSchema),
  /** The browser's User-Agent; empty if it sent none. */
  userAgent: z.string(),
  /** Null if it was opened before sessions were listed. */
  since: z.nullable(z.iso.datetime()),
  /** To the minute. Counts use of the desk only: reading rankings is not recorded. */
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
  /** Whether it was opened from the network of this request; null if that is not known. */
  isThisNetwork: z.nullable(z.boolean()),
});
export const ownerSessionsSchema = z.array(ownerSessionSchema);
export type OwnerSession = z.infer<typeof ownerSessionSchema>;

/** DELETE `sessionPath`, owner of the desk only: ends it at both gates, on every device that has its cookie. */
export const sessionPath = (id: string) => `${apiPaths.sessions}/${id}`;
