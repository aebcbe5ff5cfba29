import { isIP } from 'node:net';
import type { ReceivedChainEntry } from 'mailauth';
import { getDomain } from 'tldts';
import { isPublicAddress } from './email-world.ts';

/** A server that handed an email to another over the internet, as the receiving one wrote it down. */
export interface Hop {
  /** The address of the handing server, which the receiving one saw. */
  address: string;
  /** The name by which it greeted. */
  helo: string;
}

/**
 * The hand-overs over the internet, the recipient's border first, then the earlier ones. Received headers stand in order,
 * the newest first. Those on top are the recipient's own servers passing the email on among themselves, partly from
 * public addresses: they are written by hosts of one domain. The oldest of them is the border, where SPF is checked. What
 * was handed in with a password is the sender's side, and private addresses are inside one network.
 */
export function hopsFromBorder(received: readonly ReceivedChainEntry[]): Hop[] {
  const hops = received.flatMap(({ from, by, with: protocol }) => {
    const address = addressIn(from?.comment) ?? addressIn(from?.value);
    const isHandedIn = /^(E?SMTPS?A|ESMTPSA|UTF8SMTPS?A)$/i.test(protocol?.value ?? '');
    if (!address || !isPublicAddress(address) || isHandedIn) return [];
    return {
      address,
      helo: from?.value.replace(/\.$/, '') ?? '',
      by: by?.value.replace(/\.$/, '') ?? '',
    };
  });
  const organization = (host: string) => getDomain(host) ?? host;
  const recipient = organization(hops[0]?.by ?? '');
  const firstOther = hops.findIndex(({ by }) => organization(by) !== recipient);
  const border = (firstOther === -1 ? hops.length : firstOther) - 1;
  return hops.slice(Math.max(border, 0)).map(({ address, helo }) => ({ address, helo }));
}

/** The last address in it: servers write the one they saw after the names, most of them in brackets. */
function addressIn(text = ''): string | undefined {
  // What the client said of itself may be an address, too.
  const seen = text.replaceAll(/\b(helo|ehlo)=\S+/gi, '');
  const literals = [...seen.matchAll(/\[(?:IPv6:)?([^\]\s]+)\]/gi)].map(([, word = '']) => word);
  return [...seen.split(/[\s()]+/), ...literals].findLast((word) => isIP(word) !== 0);
}
