import ipaddr from 'ipaddr.js';

/** Decides whether a connection to an IP address is allowed. */
export type AddressCheck = (address: string) => boolean;

/** The IPv6 space of the public internet. All of ::/96, which can contain IPv4 addresses, is outside. */
const allocated: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('2000::/3');

/** (!) ipaddr.js reads ::8.8.8.8, which is not a mapped address, as 8.8.8.8. */
const otherDotted = /^(?!::ffff:).*:.*\./i;

/** The ISATAP marker: an IPv4 address follows, whatever the network before it. */
const isatap = 0x5efe;

/**
 * Whether an IP address belongs to the public internet. An allowlist: loopback, private, link-local and cloud metadata
 * addresses, and IPv6 forms that wrap an IPv4 address, are all excluded.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || otherDotted.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(allocated) && parsed.parts[5] !== isatap);
}
