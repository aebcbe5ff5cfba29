import { createHash } from 'node:crypto';
import { clientNetwork } from '../http/client-network.js';

/** Under which an address is counted. It is personal data: Redis sees only its hash. */
export function limitKey(address: string): string {
  return createHash('sha256').update(clientNetwork(address)).digest('base64url');
}
