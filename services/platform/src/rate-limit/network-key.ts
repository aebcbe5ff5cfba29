import { createHmac } from 'node:crypto';
import { clientNetwork } from '../http/client-network.js';

/**
 * The network of an address as it may be stored: a keyed hash of 22 characters, since without a key every IPv4 address
 * could be tried. It is still personal data: delete it as soon as it is no longer needed.
 */
export function networkKey(address: string, secret: string): string {
  const network = `network:${clientNetwork(address)}`;
  return createHmac('sha256', secret)
    .update(network)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
