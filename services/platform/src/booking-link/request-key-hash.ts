import { createHash } from 'node:crypto';

/** How the request key of a booking is stored and compared. It has 122 random bits, so it needs no salt. */
export function requestKeyHash(requestKey: string): string {
  return createHash('sha256').update(requestKey).digest('base64url');
}
