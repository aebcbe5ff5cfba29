import { phoneDigits } from '@agency/contracts';
import { likePatternFor, type Sql, sql } from '@agency/platform';
import { foldText, wordsOf } from './fold-text.js';

/*
 * `search_names` has the words of name and company, `search_reach` those of email and phone, and the phone's digits,
 * each between spaces. `search_words` has the words of notes, message and campaign. All are folded.
 */

/** A shorter word only begins one of names and addresses: it has no trigram, and half of all messages have one like it. */
const minLength = 3;

/** Longer words are cut, as in `leads.words_of`. */
const maxLength = 100;

/** Digits and what people put between them. */
const phoneNotation = /^\+?[\d\s()./-]+$/;

export interface LeadSearch {
  /** All must match. Most are one word; what is typed without a space, such as an email address, is one with several. */
  terms: string[][];
  /** Bare digits, if the input may be a phone number: sufficient on their own. */
  phone: string | undefined;
}

export function parseSearch(typed: string): LeadSearch {
  const digits = phoneNotation.test(typed) ? phoneDigits(typed) : '';
  return {
    terms: typed
      .split(/\s+/)
      .map((text) => wordsOf(foldText(text)))
      .filter((words) => words.length > 0),
    // Few people type the country code into the form.
    phone: digits.length < minLength ? undefined : digits.replace(/^1(\d{10})$/, '$1'),
  };
}

/** Which leads a search finds. */
export function matchesSearch(search: LeadSearch): Sql {
  return everyTerm(search, (words) => sql`(${isInContact(words)} OR ${isInText(words)})`);
}

/** Which of these come first: the best ones, then the next best. Each condition includes the one before. */
export function betterMatches(search: LeadSearch): Sql[] {
  const { terms } = search;
  return [
    allOf(terms.map((words) => isInNames(` ${words.join(' ')} `))),
    allOf(terms.map((words) => isInNames(` ${words.join(' ')}`))),
    everyTerm(search, beginsContact),
  ];
}

function everyTerm({ terms, phone }: LeadSearch, isFound: (words: string[]) => Sql): Sql {
  const isEvery = allOf(terms.map(isFound));
  return phone ? sql`(${isEvery} OR ${isInReach(phone)})` : isEvery;
}

const allOf = (conditions: Sql[]) =>
  conditions.reduce((all, next) => sql`${all} AND ${next}`, sql`true`);

const isInNames = (text: string) => sql`contact.search_names LIKE ${likePatternFor(text)}`;
const isInReach = (text: string) => sql`contact.search_reach LIKE ${likePatternFor(text)}`;
const isInEither = (text: string) => sql`(${isInNames(text)} OR ${isInReach(text)})`;

const beginsContact = (words: string[]) => isInEither(` ${words.join(' ')}`);

function isInContact(words: string[]): Sql {
  const [word = '', ...others] = words;
  return others.length === 0 && word.length >= minLength ? isInEither(word) : beginsContact(words);
}

function isInText(words: string[]): Sql {
  const beginnings = words
    .filter(({ length }) => length >= minLength)
    .map((word) => `'${[...word].slice(0, maxLength).join('')}':*`);
  if (beginnings.length === 0) return sql`false`;
  return sql`contact.search_words @@ ${beginnings.join(' & ')}::tsquery`;
}
