import { phoneDigits } from '@agency/contracts';
import { foldText } from './fold-text.js';

/** Digits and what people put between them. */
const phoneNotation = /^\+?[\d\s()./-]+$/;
const punctuation = /[\s!-/:-@[-`{-~]+/g;

/** A word that short has no trigram: it is looked for where names and companies have a word that begins with it. */
const minTrigramLength = 3;

/** Conditions on a lead's search text. */
export interface LeadSearch {
  /** Folded; all must be found. */
  words: SearchWord[];
  /** Whether only beginnings of words in name and company count, since every word is very short. */
  isShort: boolean;
  /** Bare digits, when what was typed may be a phone number: enough by themselves. */
  phone: string | undefined;
}

export interface SearchWord {
  text: string;
  /** The word as a prefix in `search_names`: a leading space, punctuation as spaces. */
  beginning: string;
}

export function parseSearch(typed: string): LeadSearch {
  const digits = phoneNotation.test(typed) ? phoneDigits(typed) : '';
  const texts = [...new Set(typed.split(/\s+/).map(foldText))].filter((text) => text !== '');
  const words = texts.map((text) => ({
    text,
    beginning: ` ${text.replace(punctuation, ' ').trim()}`,
  }));
  return {
    words,
    isShort:
      words.length > 0 &&
      words.every(
        ({ text, beginning }) =>
          text.length < minTrigramLength &&
          beginning.length === text.length + 1 &&
          beginning !== ' ',
      ),
    // Few people type the country code into the form.
    phone: digits.length < minTrigramLength ? undefined : digits.replace(/^1(\d{10})$/, '$1'),
  };
}
