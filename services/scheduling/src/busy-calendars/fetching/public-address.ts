import ipaddr from 'ipaddr.js';

/** Says whether a connection to an IP address may be made. */
export type AddressCheck = (address: string) => boolean;

/** What is handed out of IPv6 for the public internet; the whole of ::/96, where an IPv4 address may stand, lies outside. */
const allocated: [ipaddr.IPv6, number] = ipaddr.IPv6.parseCIDR('2000::/3');

/** (!) ipaddr.js reads ::8.8.8.8, which is no mapped address, as 8.8.8.8. */
const otherDotted = /^(?!::ffff:).*:.*\./i;

/** The mark of ISATAP: an IPv4 address follows, whatever network comes before. */
const isatap = 0x5efe;

/**
 * Whether an IP address belongs to the public internet. A list of what is allowed, not of what is refused: loopback, private and
 * link-local addresses, those of cloud metadata, and IPv6 forms that wrap an IPv4 address all fall out.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || otherDotted.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed.match(allocated) && parsed.parts[5] !== isatap);
}
