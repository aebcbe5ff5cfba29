import { nationalDigits, phoneDigits } from './phone.js';

// Not in phone.ts, which every page with a form loads whole.
/**
 * A `tel:` link: ten digits and an extension for a North American number; all digits for another country, without the
 * (0) that is only dialed inside that country.
 */
export function phoneHref(phone: string): string {
  const national = nationalDigits(phone);
  if (national === null) return `tel:+${phoneDigits(phone.replace('(0)', ''))}`;
  const extension = national.slice(10);
  return `tel:+1${national.slice(0, 10)}${extension && `;ext=${extension}`}`;
}

/**
 * An `sms:` link that opens the device's messages with this text. iOS expects `&body`, Android `?body`: both understand
 * `?&body`.
 */
export function smsHref(phone: string, text = ''): string {
  const [number = ''] = phoneHref(phone).replace('tel:', '').split(';');
  return `sms:${number}${text && `?&body=${encodeURIComponent(text)}`}`;
}
