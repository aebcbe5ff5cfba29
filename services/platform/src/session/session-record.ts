import { createHash } from 'node:crypto';
import { type Gate, gateSchema } from '@agency/contracts';
import * as z from 'zod';

/** A session in Redis: its open gates, each with its own expiry and password. */
export const sessionRecordSchema = z.array(
  z.object({
    gate: gateSchema,
    /** Milliseconds since 1970. */
    openUntil: z.int(),
    /** Of the password that opened it: another password closes it everywhere. */
    fingerprint: z.string(),
    /** Implied gates that the owner logged out of. */
    loggedOut: z.array(gateSchema).optional(),
  }),
);
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** Gates that the password of a gate opens besides that gate. */
export const impliedGates: Readonly<Record<Gate, readonly Gate[]>> = {
  admin: ['rankings'],
  rankings: [],
};

/** The fingerprints of the present passwords, by gate. */
export const passwordFingerprintsSchema = z.partialRecord(gateSchema, z.string());
export type PasswordFingerprints = z.infer<typeof passwordFingerprintsSchema>;

/** Tells one password hash from another without saying anything about either. */
export function fingerprintOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
}
