import { likePatternFor, type Sql, sql } from '@agency/platform';
import type { LeadSearch } from './parse-search.js';

/*
 * `search_names` holds the words of the name, a line break, and those of the company, each behind a blank. `search_text`
 * holds the name, then company, email and phone, then notes, message and campaign; the separators \x01 to \x04 stand
 * between these. Both are folded.
 */

/** The leads that a search finds. */
export function matchesSearch({ words, isShort, phone }: LeadSearch): Sql {
  const hasAllWords = words
    .map(({ text, beginning }) =>
      isShort
        ? sql`contact.search_names LIKE ${likePatternFor(beginning)}`
        : sql`contact.search_text LIKE ${likePatternFor(text)}`,
    )
    .reduce((all, next) => sql`${all} AND ${next}`, sql`true`);
  return phone
    ? sql`(${hasAllWords} OR contact.search_text LIKE ${likePatternFor(phone)})`
    : hasAllWords;
}

/**
 * How well a lead matches, the best first: 0 a word of the name begins so, 1 in the name, 2 company, email or phone, 3 notes,
 * 4 message, 5 campaign. Of several words the worst counts.
 */
export function relevance({ words }: LeadSearch): Sql {
  const ranks = words.map(({ text, beginning }) => {
    const place = sql`nullif(strpos(contact.search_text, ${text}), 0)`;
    return sql`CASE
      WHEN strpos(split_part(contact.search_names, E'\\n', 1), ${beginning}) > 0 THEN 0
      WHEN ${place} < strpos(contact.search_text, E'\\x01') THEN 1
      WHEN ${place} < strpos(contact.search_text, E'\\x02') THEN 2
      WHEN ${place} < strpos(contact.search_text, E'\\x03') THEN 3
      WHEN ${place} < strpos(contact.search_text, E'\\x04') THEN 4
      WHEN ${place} IS NULL THEN 2
      ELSE 5 END`;
  });
  return sql`greatest(${ranks.reduce((all, next) => sql`${all}, ${next}`, sql`0`)})`;
}
