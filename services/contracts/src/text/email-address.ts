import { maxLengths } from '../limits.js';

/*
 * Deliberately plain: one @, a local part without blanks or header-injection characters, and a domain
 * of dot-separated labels. Whether the mailbox exists only a mail can tell.
 */
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*\.[A-Za-z]{2,63}$/;

export function isValidEmail(typed: string): boolean {
  const address = typed.trim();
  return address.length <= maxLengths.email && pattern.test(address) && !address.includes('..');
}
