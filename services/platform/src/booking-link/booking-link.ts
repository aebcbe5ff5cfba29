import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** The key of every service that signs or reads booking links; they share one value. */
export const bookingLinkSecretSchema = z.string().min(32, 'must have at least 32 characters');

const idBytes = 6;
const signatureBytes = 18;
const keyIdBytes = 6;
/** 24 bytes fill 32 characters exactly, so no two texts decode to the same token. */
const tokenPattern = /^[A-Za-z0-9_-]{32}$/;

function sign(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('booking-link:')
    .update(id)
    .digest()
    .subarray(0, signatureBytes);
}

/** The token of a visitor's booking link: the call's id and a signature, safe in a URL path. */
export function signBookingLink(appointmentId: number, secret: string): string {
  const id = Buffer.alloc(idBytes);
  id.writeUIntBE(appointmentId, 0, idBytes);
  return Buffer.concat([id, sign(id, secret)]).toString('base64url');
}

/** The id of the token's call; undefined if the token was not signed with this secret. */
export function readBookingLink(token: string, secret: string): number | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  const genuine = timingSafeEqual(bytes.subarray(idBytes), sign(id, secret));
  return genuine ? id.readUIntBE(0, idBytes) : undefined;
}

/**
 * Tells secrets apart without revealing them. Stored with each call, so that a restore can say whether links already
 * sent still open (docs/decisions/085). (!) infra/backup/key-ids.ts derives the same.
 */
export function bookingLinkKeyId(secret: string): string {
  const digest = createHmac('sha256', secret).update('booking-link-key-id').digest();
  return digest.subarray(0, keyIdBytes).toString('base64url');
}

/** Hash of a booking's request key, for storing and comparing. The key has 122 random bits, so it needs no salt. */
export function requestKeyHash(requestKey: string): string {
  return createHash('sha256').update(requestKey).digest('base64url');
}
