import { createHash, createHmac } from 'node:crypto';
import { clientNetwork, widerNetworks } from '../http/client-network.js';

/** The networks of an address as they may be stored; the wider two are null for IPv4. */
export interface NetworkKeys {
  networkKey: string;
  network56Key: string | null;
  network48Key: string | null;
}

/**
 * A keyed hash of 22 characters each, since without a key every IPv4 address could be tried. They are still personal data:
 * delete them as soon as they are no longer needed.
 */
export function networkKeys(address: string, secret: string): NetworkKeys {
  const keyOf = (network: string) =>
    createHmac('sha256', secret)
      .update(`network:${network}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const [of56 = null, of48 = null] = widerNetworks(address).map(({ network }) => keyOf(network));
  return { networkKey: keyOf(clientNetwork(address)), network56Key: of56, network48Key: of48 };
}

/** The key that an address is counted under. Addresses are personal data, so Redis gets only a hash. */
export function limitKey(address: string): string {
  return hashOf(clientNetwork(address));
}

/** The same for a network. */
export function hashOf(network: string): string {
  return createHash('sha256').update(network).digest('base64url');
}
