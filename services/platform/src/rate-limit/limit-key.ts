import { createHash } from 'node:crypto';
import { clientNetwork } from '../http/client-network.js';

/** The key that an address is counted under. Addresses are personal data, so Redis gets only a hash. */
export function limitKey(address: string): string {
  return hashOf(clientNetwork(address));
}

/** The same for a network. */
export function hashOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}
