import { phoneDigitCount } from '../limits.js';
import { cleanText, oneLine } from './clean-text.js';

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit's value. Every script has its ten digits in a row, and some rows follow each other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (first > 0 && isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** What is dialed before the country code: 00 in most countries, 011 in North America. */
const dialingPrefix = /^(?:\D*(?:00|011))+/;

/** Before another country's number, possibly in a bracket. */
const leadingPlus = /^[^\d+]*\+/;

/** Digits of other scripts become ASCII's, and 00 or 011 the country code's +. */
const plain = (typed: string) =>
  cleanText(typed)
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(dialingPrefix, '+');

/**
 * A number as people type, copy and autofill it, on one line: with ASCII digits, the country code after a + instead of
 * 00 or 011, and no invisible characters. Idempotent.
 */
export function cleanPhone(typed: string): string {
  return oneLine(plain(typed));
}

/** Only the digits, those of other scripts as ASCII's. */
export function phoneDigits(typed: string): string {
  return plain(typed).replace(/\D/g, '');
}

export function isValidPhone(typed: string): boolean {
  const count = phoneDigits(typed).length;
  return count >= phoneDigitCount.min && count <= phoneDigitCount.max;
}

/** No area code and no exchange begins with 0 or 1. */
const notAmerican = /^(?:[01]|\d{3}[01])/;

/**
 * The digits of a North American number without the country code; null for a number that cannot be one: it starts with
 * another country's code, or an area code or exchange that does not exist. A 1 before ten more digits is the country code.
 */
export function nationalDigits(typed: string): string | null {
  const clean = plain(typed);
  const digits = clean.replace(/\D/g, '');
  const hasPlus = leadingPlus.test(clean);
  if (hasPlus && !/^1\d/.test(digits)) return null;
  const national = digits.slice(hasPlus ? 1 : 0).replace(/^1+(?=\d{10})/, '');
  return notAmerican.test(national) ? null : national;
}

/** Up to fifteen digits as `(XXX) XXX-XXXX xXXXXX`. */
export function formatNational(allDigits: string): string {
  const digits = allDigits.slice(0, phoneDigitCount.max);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)})`;
  if (digits.length <= 6) return `${area} ${digits.slice(3)}`;
  const local = `${area} ${digits.slice(3, 6)}-${digits.slice(6, 10)}`;
  return digits.length > 10 ? `${local} x${digits.slice(10)}` : local;
}

/**
 * A North American number as `(XXX) XXX-XXXX`, formatted digit by digit; digits past the tenth become an extension. The
 * country code 1 is dropped. Any other number stays as typed. Digits past the fifteenth are dropped. Typing and pasting
 * the same digits give the same result, and formatting is idempotent.
 */
export function formatPhone(typed: string): string {
  const national = nationalDigits(typed);
  return national === null ? formatOther(plain(typed)) : formatNational(national);
}

/** With separators, each once. Without a country, also with an extension, and without a bracket that fewer digits had. */
function formatOther(clean: string): string {
  const hasPlus = leadingPlus.test(clean);
  const separated = clean
    .replace(leadingPlus, '')
    .replace(hasPlus ? /[^\d\s().-]+/g : /[^\d\s().x-]+/g, (signs, at: number, whole: string) => {
      // Digits that something else separates stay apart.
      const neighbors = `${whole.charAt(at - 1)}${whole.charAt(at + signs.length)}`;
      return /^\d\d$/.test(neighbors) ? ' ' : '';
    })
    .replace(/\s/g, ' ')
    .replace(/([ ().x-])\1+/g, '$1')
    .trimStart();
  const [cut = separated] =
    new RegExp(`^(?:\\D*\\d){${phoneDigitCount.max}}`).exec(separated) ?? [];
  if (hasPlus) return `+${cut}`;
  return cut.includes(')') ? cut : cut.replace(/^[\s(]+/, '');
}

/**
 * A `tel:` link: ten digits and an extension for a North American number; all digits of any other, without the (0) that is
 * only dialed inside its country.
 */
export function phoneHref(phone: string): string {
  const national = nationalDigits(phone);
  if (national === null) {
    const plus = cleanPhone(phone).includes('+') ? '+' : '';
    return `tel:${plus}${phoneDigits(phone.replace('(0)', ''))}`;
  }
  const extension = national.slice(10);
  return `tel:+1${national.slice(0, 10)}${extension && `;ext=${extension}`}`;
}
