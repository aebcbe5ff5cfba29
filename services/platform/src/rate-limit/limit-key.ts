import { createHash } from 'node:crypto';
import { clientNetwork } from '../http/client-network.js';

/** The key that an address is counted under. Addresses are personal data, so Redis gets only a hash. */
export function limitKey(address: string): string {
  return createHash('sha256').update(clientNetwork(address)).digest('base64url');
}
