import { maxNearNames, type NearName, nearNameSchema } from '@agency/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { foldText } from './fold-text.js';

/** How near a name must be, from 0 to 1: two letters swapped in a name of six. */
const minSimilarity = 0.35;

const rowSchema = z.object({
  ...nearNameSchema.shape,
  id: z.string().transform(Number),
});

/** Finds the names and companies that are spelled nearly as what was searched for. */
@Injectable()
export class NearNamesService {
  constructor(private readonly dataSource: DataSource) {}

  async find(typed: string): Promise<NearName[]> {
    const folded = foldText(typed);
    if (folded === '') return [];
    const rows: unknown = await this.dataSource.transaction(async (manager) => {
      await manager.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${minSimilarity}`);
      return manager.query(
        `SELECT id, name, company FROM leads.contacts
         WHERE $1 OPERATOR(public.<%) search_names
         ORDER BY public.word_similarity($1, search_names) DESC, created_at DESC, id LIMIT ${maxNearNames}`,
        [folded],
      );
    });
    return z.array(rowSchema).parse(rows);
  }
}
