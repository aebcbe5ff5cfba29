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
