import { phoneDigitCount } from '../limits.js';

/** Only the digits. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

export function isValidPhone(typed: string): boolean {
  const count = phoneDigits(typed).length;
  return count >= phoneDigitCount.min && count <= phoneDigitCount.max;
}

/**
 * The digits of a North American number without the country code; null for another country's number, which starts with
 * + and not with +1. No area code starts with 1, so a 1 before ten more digits is the country code. Before fewer, it
 * may be the first digit of a number that is being edited.
 */
export function nationalDigits(typed: string): string | null {
  const digits = phoneDigits(typed);
  const hasPlus = /^[^\d+]*\+/.test(typed);
  if (hasPlus && !/^1\d/.test(digits)) return null;
  return digits.slice(hasPlus ? 1 : 0).replace(/^1+(?=\d{10})/, '');
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
 * country code 1 is dropped. A number of another country stays as typed, starting with its +. Digits past the fifteenth
 * are dropped. Typing and pasting give the same result, and formatting is idempotent.
 */
export function formatPhone(typed: string): string {
  const national = nationalDigits(typed);
  return national === null ? formatForeign(typed) : formatNational(national);
}

/** With separators, each once. */
function formatForeign(typed: string): string {
  const kept = typed
    .slice(typed.indexOf('+') + 1)
    .replace(/[^\d\s().-]/g, '')
    .replace(/\s/g, ' ')
    .replace(/([ ().-])\1+/g, '$1')
    .trimStart();
  const digits = new RegExp(`^(?:\\D*\\d){${phoneDigitCount.max}}`).exec(kept);
  return `+${digits ? digits[0] : kept}`;
}

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
