import { phoneDigitCount } from './limits.js';

/** The digits of what was typed, nothing else. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

export function isValidPhone(typed: string): boolean {
  const count = phoneDigits(typed).length;
  return count >= phoneDigitCount.min && count <= phoneDigitCount.max;
}

/**
 * What was typed as `(XXX) XXX-XXXX`, built up digit by digit; digits past the tenth stand behind as
 * an extension. Digits past the fifteenth are dropped. Formatting a formatted number changes nothing.
 */
export function formatPhone(typed: string): string {
  const digits = phoneDigits(typed).slice(0, phoneDigitCount.max);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  const area = `(${digits.slice(0, 3)})`;
  if (digits.length <= 6) return `${area} ${digits.slice(3)}`;
  const local = `${area} ${digits.slice(3, 6)}-${digits.slice(6, 10)}`;
  return digits.length > 10 ? `${local} x${digits.slice(10)}` : local;
}
