import { phoneDigits } from '@agency/contracts';
import { likePatternFor, searchPatterns } from '@agency/platform';

/** Digits and what people put between them. */
const phoneNotation = /^\+?[\d\s()./-]+$/;

/** Conditions on a lead's search text. */
export interface LeadSearch {
  /** LIKE patterns; all must be found. */
  words: string[];
  /** LIKE pattern for the bare digits, when what was typed may be a phone number: enough by itself. */
  phone: string | undefined;
}

export function parseLeadSearch(typed: string): LeadSearch {
  const digits = phoneNotation.test(typed) ? phoneDigits(typed) : '';
  return {
    words: searchPatterns(typed),
    // Few people type the country code into the form.
    phone: digits === '' ? undefined : likePatternFor(digits.replace(/^1(\d{10})$/, '$1')),
  };
}
