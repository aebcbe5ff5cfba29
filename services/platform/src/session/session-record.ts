import { type Gate, gateSchema } from '@agency/contracts';
import * as z from 'zod';
import { hashOf } from '../hash/hash-of.js';

/** A session in Redis: its open gates, each with its own expiry and password. */
export const sessionRecordSchema = z.array(
  z.object({
    gate: gateSchema,
    /** Milliseconds since 1970. */
    openUntil: z.int(),
    /** Fingerprint of the password that opened it: changing the password closes it everywhere. */
    fingerprint: z.string(),
    /** Implied gates that the owner logged out of. */
    loggedOut: z.array(gateSchema).optional(),
  }),
);
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** Gates that a gate's password opens in addition. */
export const impliedGates: Readonly<Record<Gate, readonly Gate[]>> = {
  admin: ['rankings'],
  rankings: [],
};

/** Fingerprints of the current passwords, by gate. */
export const passwordFingerprintsSchema = z.partialRecord(gateSchema, z.string());
export type PasswordFingerprints = z.infer<typeof passwordFingerprintsSchema>;

/** Distinguishes password hashes without revealing anything about them. */
export function fingerprintOf(passwordHash: string): string {
  return hashOf(passwordHash).slice(0, 22);
}
