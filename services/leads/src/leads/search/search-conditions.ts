import { likePatternFor, type Sql, sql } from '@agency/platform';
import type { LeadSearch, SearchWord } from './parse-search.js';

/*
 * `search_names` has the words of the name and, on a line of its own, those of the company; `search_reach` has those of
 * email and phone, and the phone's digits. Each word is between spaces. `search_words` has the words of notes, message
 * and campaign. `search_text` has all of these as one text. All are folded.
 */

interface SearchLevels {
  /** `contact` searches name, company, email and phone; `everywhere` also notes, message and campaign. */
  contact: Sql;
  everywhere: Sql;
  /** Better matches within `contact`, the best first; each level is part of the next. */
  better: Sql[];
}

/** The leads that a search finds. */
export function searchLevels({ words, phone, isShort }: LeadSearch): SearchLevels {
  const all = (isFound: (word: SearchWord) => Sql) =>
    words
      .map((word) => isFound(word))
      .reduce((found, next) => sql`${found} AND ${next}`, sql`true`);
  const orPhone = (isFound: Sql) =>
    phone ? sql`(${isFound} OR contact.search_reach LIKE ${likePatternFor(phone)})` : isFound;

  if (isShort) {
    const contact = all(beginsName);
    return { contact, everywhere: contact, better: [all(isName)] };
  }
  return {
    contact: orPhone(all(isInContact)),
    everywhere: orPhone(all((word) => sql`(${isInContact(word)} OR ${isInText(word)})`)),
    better: [all(isName), all(beginsName), orPhone(all(beginsContact))],
  };
}

/** A word of punctuation only is searched for in all texts, since no name consists of it. */
const isMark = ({ text }: SearchWord) => sql`contact.search_text LIKE ${likePatternFor(text)}`;

const isName = (word: SearchWord) =>
  word.parts.length === 0 ? isMark(word) : sql`contact.search_names LIKE ${like(word, ' ', ' ')}`;

const beginsName = (word: SearchWord) =>
  word.parts.length === 0 ? isMark(word) : sql`contact.search_names LIKE ${like(word, ' ')}`;

const beginsContact = (word: SearchWord) => isInContact(word, ' ');

function isInContact(word: SearchWord, before = ''): Sql {
  if (word.parts.length === 0 || word.isShort) return beginsName(word);
  // A search word with punctuation inside must begin a word: otherwise `a-b` would find `Ada Byrne`.
  const pattern = like(word, word.parts.length > 1 ? ' ' : before);
  return sql`(contact.search_names LIKE ${pattern} OR contact.search_reach LIKE ${pattern})`;
}

function isInText({ text, parts, onlyBegins, isShort }: SearchWord): Sql {
  if (!onlyBegins) return sql`contact.search_text LIKE ${likePatternFor(text)}`;
  const beginnings = parts.map((part) => `'${part}':*`).join(' & ');
  // Half of all messages have a word that begins with two given letters: another word has to narrow them down first,
  // and no index reads this expression.
  const words = isShort ? sql`strip(contact.search_words)` : sql`contact.search_words`;
  return sql`${words} @@ ${beginnings}::tsquery`;
}

const like = ({ parts }: SearchWord, before = '', after = '') =>
  likePatternFor(`${before}${parts.join(' ')}${after}`);

/**
 * Relevance of a lead, best first: 0 a word of the name, 1 begins one, 2 begins a word of company, email or phone, 3
 * inside the name, 4 inside those, 5 notes, message or campaign. With several words, the worst counts.
 */
export function relevance({ words, phone }: LeadSearch): Sql {
  const name = sql`split_part(contact.search_names, E'\\n', 1)`;
  const rest = sql`(contact.search_names || contact.search_reach)`;
  const ranks = words.map(({ text, parts }) => {
    const word = parts.join(' ') || text;
    return sql`CASE
      WHEN strpos(${name}, ${` ${word} `}) > 0 THEN 0
      WHEN strpos(${name}, ${` ${word}`}) > 0 THEN 1
      WHEN strpos(${rest}, ${` ${word}`}) > 0 THEN 2
      WHEN strpos(${name}, ${word}) > 0 THEN 3
      WHEN strpos(${rest}, ${word}) > 0 THEN 4
      ELSE 5 END`;
  });
  const worst = sql`greatest(${ranks.reduce((all, next) => sql`${all}, ${next}`, sql`0`)})`;
  return phone
    ? sql`CASE WHEN strpos(contact.search_reach, ${phone}) > 0 THEN least(4, ${worst}) ELSE ${worst} END`
    : worst;
}
