import { isIP } from 'node:net';
import type { ReceivedChainEntry } from 'mailauth';
import { getDomain } from 'tldts';
import { isPublicAddress } from '../installation.ts';

/** A server that passed an email to another over the internet, as the receiving one recorded it. */
export interface Hop {
  /** The address of the sending server, as the receiving one saw it. */
  address: string;
  /** The name that it gave in HELO or EHLO. */
  helo: string;
}

/**
 * The hops over the internet, the recipient's border first, then the earlier ones. Received headers are in order, the
 * newest first. Those on top come from the recipient's own servers, which pass the email on among themselves, partly
 * from public addresses: hosts of one domain wrote them. The oldest of these is the border, where SPF is checked. Hops
 * with a password are on the sender's side, and those from private addresses are inside one network: both are left out.
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
