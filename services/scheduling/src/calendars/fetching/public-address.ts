import ipaddr from 'ipaddr.js';

/** Says whether a connection to an IP address may be made. */
export type AddressCheck = (address: string) => boolean;

/**
 * Whether an IP address belongs to the public internet. A list of what is allowed, not of what is refused: loopback, private and
 * link-local addresses, those of cloud metadata, and IPv6 forms that wrap an IPv4 address all fall out.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
