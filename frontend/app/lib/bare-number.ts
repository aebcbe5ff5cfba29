import { formatNational } from '@agency/contracts';

/** Ten digits without a country code as the contact form formats them; null for anything else. */
export function formatBareNumber(typed: string): string | null {
  return /^\d{10}$/.test(typed) ? formatNational(typed) : null;
}
