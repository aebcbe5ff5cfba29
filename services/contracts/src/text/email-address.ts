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
