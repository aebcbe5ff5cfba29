import { phoneDigitCount } from '../limits.js';

/** The digits of what was typed, nothing else. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

export function isValidPhone(typed: string): boolean {
  const count = phoneDigits(typed).length;
  return count >= phoneDigitCount.min && count <= phoneDigitCount.max;
}

/**
 * The digits of a North American number without its country, or null of one that names another country: it begins with +,
 * and what follows is not 1. No area code begins with 1, so before ten more digits a 1 is the country. Before fewer, it may
 * be the first digit of a number that is being corrected.
 */
export function nationalDigits(typed: string): string | null {
  const digits = phoneDigits(typed);
  const hasPlus = /^[^\d+]*\+/.test(typed);
  if (hasPlus && !/^1\d/.test(digits)) return null;
  return digits.slice(hasPlus ? 1 : 0).replace(/^1+(?=\d{10})/, '');
}

/** Digits as `(XXX) XXX-XXXX xXXXXX`, as many as there are. */
export function formatNational(allDigits: string): string {
  const digits = allDigits.slice(0, phoneDigitCount.max);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)})`;
  if (digits.length <= 6) return `${area} ${digits.slice(3)}`;
  const local = `${area} ${digits.slice(3, 6)}-${digits.slice(6, 10)}`;
  return digits.length > 10 ? `${local} x${digits.slice(10)}` : local;
}
