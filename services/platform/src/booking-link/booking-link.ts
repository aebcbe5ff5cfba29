import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** The key of every service that signs or reads booking links; the same for all of them. */
export const bookingLinkSecretSchema = z.string().min(32, 'must have at least 32 characters');

const idBytes = 6;
const signatureBytes = 18;
/** 24 bytes fill 32 characters to the last bit, so that no two texts are the same token. */
const tokenPattern = /^[A-Za-z0-9_-]{32}$/;

function sign(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('booking-link:')
    .update(id)
    .digest()
    .subarray(0, signatureBytes);
}

/** The token of a visitor's link to her own call: the call's id and a signature, fit for a URL path. */
export function signBookingLink(appointmentId: number, secret: string): string {
  const id = Buffer.alloc(idBytes);
  id.writeUIntBE(appointmentId, 0, idBytes);
  return Buffer.concat([id, sign(id, secret)]).toString('base64url');
}

/** The id of the call that a token is for; undefined when the token was not signed with this secret. */
export function readBookingLink(token: string, secret: string): number | undefined {
  if (!tokenPattern.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  const genuine = timingSafeEqual(bytes.subarray(idBytes), sign(id, secret));
  return genuine ? id.readUIntBE(0, idBytes) : undefined;
}

/** How the request key of a booking is stored and compared. It has 122 random bits, so it needs no salt. */
export function requestKeyHash(requestKey: string): string {
  return createHash('sha256').update(requestKey).digest('base64url');
}
