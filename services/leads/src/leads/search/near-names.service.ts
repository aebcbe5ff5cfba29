import { maxNearNames, type NearName, nearNameSchema } from '@agency/contracts';
import { bigintSchema, execute, likePatternFor, queryRows, rawSql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { foldText, wordsOf } from './fold-text.js';
import { anyLetter, nearSpellings } from './near-spellings.js';

/** Minimum similarity from 0 to 1, for what is more than one slip away: "obryan" and "obrien" have 0.43. */
const minSimilarity = 0.35;

const rowSchema = z.object({
  ...nearNameSchema.shape,
  id: bigintSchema,
});

/** Finds names and companies whose spelling is close to the search. */
@Injectable()
export class NearNamesService {
  constructor(private readonly dataSource: DataSource) {}

  async find(typed: string): Promise<NearName[]> {
    const folded = foldText(typed);
    const words = wordsOf(folded);
    if (words.length === 0) return [];
    const isNear = words
      .map((word) => sql`search_names LIKE ANY(${nearSpellings(word).map(wholeWord)}::text[])`)
      .reduce((all, next) => sql`${all} AND ${next}`);
    return this.dataSource.transaction(async (manager) => {
      const threshold = rawSql(String(minSimilarity));
      await execute(manager, sql`SET LOCAL pg_trgm.word_similarity_threshold = ${threshold}`);
      return queryRows(
        manager,
        rowSchema,
        sql`SELECT id, name, company FROM leads.contacts
          WHERE (${isNear}) OR ${folded} OPERATOR(public.<%) search_names
          ORDER BY (${isNear}) DESC, public.word_similarity(${folded}, search_names) DESC, created_at DESC, id
          LIMIT ${maxNearNames}`,
      );
    });
  }
}

const wholeWord = (spelling: string) => likePatternFor(` ${spelling} `).replaceAll(anyLetter, '_');
