import { brand, isValidEmail } from '@agency/contracts';
import type { Check, World } from '../check.ts';
import { isPublic } from '../installation.ts';

/** What checks of email see of the world. */
export type EmailWorld = Pick<World, 'mode' | 'settings' | 'resolver' | 'now'>;

export interface EmailCheck extends Check {
  group: 'Email';
  run: (world: EmailWorld, signal: AbortSignal) => ReturnType<Check['run']>;
}

/** The addresses that emails use, with the services' defaults. */
export function emailAddresses({ settings }: Pick<EmailWorld, 'settings'>) {
  const sender = settings.MAIL_FROM || brand.email;
  return {
    sender,
    owner: settings.OWNER_EMAIL || brand.email,
    bounces: settings.BOUNCE_ADDRESS || sender,
  };
}

/** In lower case, without a final dot; empty for an address without one. */
export const domainOf = (address: string) =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/\.$/, '')
    .trim();

/** Names that nobody can own (RFC 2606, RFC 6761), as in examples. */
export const isReservedDomain = (domain: string) =>
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/i.test(domain);

/** The domain whose records decide about the sender's emails; undefined if there are none to look at. */
export function senderDomain(world: Pick<EmailWorld, 'settings'>): string | undefined {
  return checkedDomain(world, emailAddresses(world).sender);
}

/** The domain of the envelope's sender, which SPF is about. */
export function bounceDomain(world: Pick<EmailWorld, 'settings'>): string | undefined {
  return checkedDomain(world, emailAddresses(world).bounces);
}

function checkedDomain(world: Pick<EmailWorld, 'settings'>, address: string): string | undefined {
  const domain = domainOf(address);
  const isKnown = isPublic(world) && isValidEmail(address) && !isReservedDomain(domain);
  return isKnown ? domain : undefined;
}
