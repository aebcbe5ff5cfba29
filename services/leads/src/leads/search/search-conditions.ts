import { likePatternFor } from '@agency/platform';
import { Brackets } from 'typeorm';
import type { LeadSearch } from './parse-search.js';

/*
 * `search_names` holds the words of the name, a line break, and those of the company, each behind a blank. `search_text`
 * holds the name, then company, email and phone, then notes, message and campaign; the separators \x01 to \x04 stand
 * between these. Both are folded.
 */

/** The leads that a search finds. */
export function matchesSearch({ words, isShort, phone }: LeadSearch): Brackets {
  return new Brackets((either) => {
    const all = new Brackets((text) => {
      for (const [index, word] of words.entries()) {
        const key = `word${index}`;
        if (isShort) {
          text.andWhere(`contact.search_names LIKE :${key}`, {
            [key]: likePatternFor(word.beginning),
          });
        } else {
          text.andWhere(`contact.search_text LIKE :${key}`, { [key]: likePatternFor(word.text) });
        }
      }
    });
    either.where(all);
    if (phone) either.orWhere('contact.search_text LIKE :phone', { phone: likePatternFor(phone) });
  });
}

/**
 * How well a lead matches, the best first: 0 a word of the name begins so, 1 in the name, 2 company, email or phone, 3 notes,
 * 4 message, 5 campaign. Of several words the worst counts.
 */
export function relevance({ words }: LeadSearch): { sql: string; parameters: object } {
  if (words.length === 0) return { sql: '0', parameters: {} };
  const parameters: Record<string, string> = {};
  const ranks = words.map(({ text, beginning }, index) => {
    parameters[`text${index}`] = text;
    parameters[`beginning${index}`] = beginning;
    const place = `nullif(strpos(contact.search_text, :text${index}), 0)`;
    return `CASE
      WHEN strpos(split_part(contact.search_names, E'\\n', 1), :beginning${index}) > 0 THEN 0
      WHEN ${place} < strpos(contact.search_text, E'\\x01') THEN 1
      WHEN ${place} < strpos(contact.search_text, E'\\x02') THEN 2
      WHEN ${place} < strpos(contact.search_text, E'\\x03') THEN 3
      WHEN ${place} < strpos(contact.search_text, E'\\x04') THEN 4
      WHEN ${place} IS NULL THEN 2
      ELSE 5 END`;
  });
  return {
    sql: ranks.length === 1 ? String(ranks[0]) : `greatest(${ranks.join(', ')})`,
    parameters,
  };
}
