import ipaddr from 'ipaddr.js';

/**
 * What a limit counts by: the address, and of IPv6 the network, because whoever has one such address
 * has 2^64 of them.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return 'parts' in parsed ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
