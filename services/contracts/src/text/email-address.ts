import { maxLengths } from '../limits.js';
import { oneLine } from './clean-text.js';

/*
 * Deliberately simple: one @, a local part of words between dots, without spaces or header-injection characters, and a
 * domain of dot-separated labels. Only an email can tell whether the mailbox exists.
 */
const pattern =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;

/** Expects an address as `cleanEmail` returns it. */
export function isValidEmail(address: string): boolean {
  return address.length <= maxLengths.email && pattern.test(address);
}

const openingMarks = /^[\s<>()[\]{}"'“”‘’„«»,;:]+/;
const closingMarks = /[\s<>()[\]{}"'“”‘’„«».,;:!?]+$/;

/**
 * An address as people type, copy and autofill it, without what is around it: invisible characters, `mailto:`, a name
 * (`Dana <dana@example.com>`), quotes and trailing marks. Full-width characters become plain ones, and an international
 * domain becomes the ASCII form that mail servers know. The result may be invalid (`isValidEmail`). Idempotent.
 */
export function cleanEmail(typed: string): string {
  const line = oneLine(typed).normalize('NFKC');
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(line)?.[1] ?? line;
  const bare = withoutMarks(withoutScheme(withoutMarks(inBrackets)));
  const at = bare.lastIndexOf('@');
  return at < 0 ? bare : `${bare.slice(0, at)}@${asciiDomain(bare.slice(at + 1))}`;
}

/** An address may begin with some of these marks: one that is valid stays. */
const withoutMarks = (text: string) =>
  isValidEmail(text) ? text : text.replace(openingMarks, '').replace(closingMarks, '');

/** Without `mailto:` and what a link says after the address. */
function withoutScheme(text: string): string {
  const [, address] = /^mailto:([^?]*)/i.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A domain that has other letters than ASCII's, in Punycode; any other as it is. */
function asciiDomain(domain: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII.
  if (/^[\u0000-\u007f]*$/.test(domain) || /[\s/?#@:\\]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
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
