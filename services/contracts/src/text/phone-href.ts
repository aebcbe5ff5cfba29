import { nationalDigits, phoneDigits } from './phone.js';

// Apart from phone.ts, all of which every page with a form loads.
/**
 * The link that dials a phone number: a North American one by ten digits, then an extension; one of another country by all
 * of them, without the (0) that is dialed only inside that country.
 */
export function phoneHref(phone: string): string {
  const national = nationalDigits(phone);
  if (national === null) return `tel:+${phoneDigits(phone.replace('(0)', ''))}`;
  const extension = national.slice(10);
  return `tel:+1${national.slice(0, 10)}${extension && `;ext=${extension}`}`;
}
