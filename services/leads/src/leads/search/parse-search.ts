import { phoneDigits } from '@agency/contracts';
import { foldText, wordsOf } from './fold-text.js';

/** Digits and what people put between them. */
const phoneNotation = /^\+?[\d\s()./-]+$/;

/** Shorter words have no trigram: they match the start of words in names and companies; alone, nothing in messages. */
const minTrigramLength = 3;

/** Words of at least this length are also found inside a message's words. Shorter ones are not: `hank` in `thanks`. */
const minInsideLength = 5;

/** Conditions on a lead's search text. */
export interface LeadSearch {
  /** All must match. */
  words: SearchWord[];
  /** Whether every word is very short, so that only names and companies are searched. */
  isShort: boolean;
  /** Bare digits, if the input may be a phone number: sufficient on their own. */
  phone: string | undefined;
}

export interface SearchWord {
  /** Folded. */
  text: string;
  /** The text without punctuation, usually one word. Empty if it has nothing else. */
  parts: string[];
  /** Too short to be found anywhere but at the beginning of a word in a name or company. */
  isShort: boolean;
  /** Whether notes, messages and campaigns must have a word that begins with it; else it can be anywhere. */
  onlyBegins: boolean;
}

export function parseSearch(typed: string): LeadSearch {
  const digits = phoneNotation.test(typed) ? phoneDigits(typed) : '';
  const texts = [...new Set(typed.split(/\s+/).map(foldText))].filter((text) => text !== '');
  const words = texts.map(parseWord);
  return {
    words,
    isShort: words.length > 0 && words.every(({ isShort }) => isShort),
    // Few people type the country code into the form.
    phone: digits.length < minTrigramLength ? undefined : digits.replace(/^1(\d{10})$/, '$1'),
  };
}

function parseWord(text: string): SearchWord {
  const parts = wordsOf(text);
  const { length } = parts.join(' ');
  return {
    text,
    parts,
    isShort: length > 0 && length < minTrigramLength,
    onlyBegins: length > 0 && length < minInsideLength,
  };
}
