import { phoneDigits } from '@agency/contracts';

/** Digits and what people put between them. */
const phoneNotation = /^\+?[\d\s()./-]+$/;

/** What to look for in a lead's search text. */
export interface LeadSearch {
  /** LIKE patterns; all must be found. */
  words: string[];
  /** LIKE pattern for the bare digits, when what was typed may be a phone number: enough by itself. */
  phone: string | undefined;
}

export function leadSearch(typed: string): LeadSearch {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const digits = phoneNotation.test(typed) ? phoneDigits(typed) : '';
  return {
    words: [...new Set(words)].map(contains),
    // Hardly anybody writes the country code into the form.
    phone: digits === '' ? undefined : contains(digits.replace(/^1(\d{10})$/, '$1')),
  };
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
