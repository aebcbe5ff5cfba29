import { BlockList, isIP } from 'node:net';
import * as z from 'zod';

/** Networks that the operators trust, as addresses and ranges (`203.0.113.7 2001:db8:7::/48`) separated by spaces. */
export const ownerNetworks = z
  .string()
  .default('')
  .transform((text, context) => {
    const networks = new BlockList();
    for (const entry of text.split(/\s+/).filter(Boolean)) {
      if (!add(networks, entry)) {
        context.addIssue(`must hold addresses and ranges with blanks between, not ${entry}`);
      }
    }
    return networks;
  });

/** Whether the address lies in one of these networks. */
export function isInNetworks(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, familyOf(version));
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

function add(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const maxPrefix = version === 6 ? 128 : 32;
  if (prefix === undefined) networks.addAddress(address, familyOf(version));
  else if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > maxPrefix) return false;
  else networks.addSubnet(address, Number(prefix), familyOf(version));
  return true;
}
