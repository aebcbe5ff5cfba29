import { maxNearNames, type NearName, nearNameSchema } from '@agency/contracts';
import { bigintSchema, execute, queryRows, rawSql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { foldText } from './fold-text.js';

/** How near a name must be, from 0 to 1: two letters swapped in a name of six. */
const minSimilarity = 0.35;

const rowSchema = z.object({
  ...nearNameSchema.shape,
  id: bigintSchema,
});

/** Finds the names and companies that are spelled nearly as what was searched for. */
@Injectable()
export class NearNamesService {
  constructor(private readonly dataSource: DataSource) {}

  async find(typed: string): Promise<NearName[]> {
    const folded = foldText(typed);
    if (folded === '') return [];
    return this.dataSource.transaction(async (manager) => {
      const threshold = rawSql(String(minSimilarity));
      await execute(manager, sql`SET LOCAL pg_trgm.word_similarity_threshold = ${threshold}`);
      return queryRows(
        manager,
        rowSchema,
        sql`SELECT id, name, company FROM leads.contacts
          WHERE ${folded} OPERATOR(public.<%) search_names
          ORDER BY public.word_similarity(${folded}, search_names) DESC, created_at DESC, id LIMIT ${maxNearNames}`,
      );
    });
  }
}
