import { maxLengths } from '../limits.js';

/*
 * Deliberately simple: one @, a local part without spaces or header-injection characters, and a domain of dot-separated
 * labels. Only an email can tell whether the mailbox exists.
 */
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*\.[A-Za-z]{2,63}$/;

export function isValidEmail(typed: string): boolean {
  const address = typed.trim();
  return address.length <= maxLengths.email && pattern.test(address) && !address.includes('..');
}

/** A `mailto:` link to this address only: a valid address may contain `?cc=…` before its @. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** Providers that ignore dots in the local part. */
const ignoringDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, for counting and comparing only: send to the address as typed. Lower case, without a
 * `+tag`; for Gmail, also without dots and with one domain. Expects an address that `isValidEmail` accepts. (!)
 * `leads.mailbox_key` is the same in SQL; a test compares them.
 */
export function normalizeEmail(address: string): string {
  const [typedLocal = '', domain = ''] = address.trim().toLowerCase().split('@');
  const local = typedLocal.replace(/^(.+?)\+.*$/, '$1');
  return ignoringDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
