import { phoneDigits } from './phone.js';

// Apart from phone.ts, all of which every page with a form loads.
/**
 * The link that dials a phone number. One without a country is North American, as the forms write it:
 * ten digits, then an extension; a leading 1 is its country, since no area code begins with one.
 */
export function phoneHref(phone: string): string {
  const digits = phoneDigits(phone);
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  const national = digits.length > 10 ? digits.replace(/^1/, '') : digits;
  const extension = national.slice(10);
  return `tel:+1${national.slice(0, 10)}${extension && `;ext=${extension}`}`;
}
