import { createHmac } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { hashOf } from '../hash/hash-of.js';

/**
 * The key of a per-client limit: an IPv4 address, or the /64 of an IPv6 address, because one client has 2^64 of those.
 */
export function clientNetwork(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/**
 * The /48 of an IPv6 address: providers assign up to a /48 to one customer, and it contains 65,536 networks. Undefined
 * for IPv4.
 */
export function ipv6Site(address: string): string | undefined {
  return ipv6Parts(address)?.slice(0, 3).join(':');
}

/**
 * The wider networks that an IPv6 address also counts in, each with its limit as a multiple of one network's. None for
 * IPv4.
 */
export function widerNetworks(address: string): { network: string; share: 2 | 4 }[] {
  const [first, second, third, fourth = 0] = ipv6Parts(address) ?? [];
  if (first === undefined) return [];
  const site = `${first}:${second}:${third}`;
  return [
    { network: `${site}:${fourth >> 8}/56`, share: 2 },
    { network: `${site}/48`, share: 4 },
  ];
}

/** An address's networks in stored form; the wider two are null for IPv4. */
export interface NetworkKeys {
  networkKey: string;
  network56Key: string | null;
  network48Key: string | null;
}

/**
 * A keyed hash of 22 characters each: without a key, every IPv4 address could be tried. They are still personal data:
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

function ipv6Parts(address: string): number[] | undefined {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? parsed.parts : undefined;
}
