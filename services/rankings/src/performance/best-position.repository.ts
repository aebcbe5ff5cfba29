import { addDays, type PacificDate, type RankingSource } from '@agency/contracts';
import { execute, queryRow, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';

/** Days per statement: those of ten thousand keywords take a fraction of a statement's time limit. */
const daysPerStatement = 60;

const storedSchema = z.object({ from: z.string().nullable(), to: z.string().nullable() });

/** Each keyword's best position. Call methods with the manager of the transaction that publishes the change. */
@Injectable()
export class BestPositionRepository {
  /**
   * Finds all of them again: a corrected day or a removed upload can take a best position back. Of days with the same
   * position, the first counts.
   */
  async find(manager: EntityManager, source: RankingSource): Promise<void> {
    await this.clear(manager, source);
    const { from, to } = await queryRow(
      manager,
      storedSchema,
      sql`SELECT min(day)::text AS from, max(day)::text AS to FROM rankings.days WHERE source = ${source}`,
    );
    if (!from || !to) return;
    for (let first = from; first <= to; first = addDays(first, daysPerStatement)) {
      await this.findAmong(manager, source, first, addDays(first, daysPerStatement - 1));
    }
  }

  async clear(manager: EntityManager, source: RankingSource): Promise<void> {
    await execute(manager, sql`DELETE FROM rankings.best_positions WHERE source = ${source}`);
  }

  private async findAmong(
    manager: EntityManager,
    source: RankingSource,
    from: PacificDate,
    to: PacificDate,
  ): Promise<void> {
    const isAmong = sql`source = ${source} AND day BETWEEN ${from}::date AND ${to}::date AND impressions > 0`;
    await execute(
      manager,
      sql`INSERT INTO rankings.best_positions AS best (source, keyword_id, position, day, covers_days)
        SELECT DISTINCT ON (keyword_id) ${source}, keyword_id, rounded, day, covers_days
        FROM (
          SELECT keyword_id, day, covers_days, round(position::numeric, 1) AS rounded
          FROM rankings.figures WHERE ${isAmong}
          UNION ALL
          SELECT keyword_id, day, covers_days, round(position::numeric, 1)
          FROM rankings.wider_figures WHERE ${isAmong}
        ) AS figure
        ORDER BY keyword_id, rounded, day, covers_days
        ON CONFLICT (source, keyword_id) DO UPDATE
          SET position = excluded.position, day = excluded.day, covers_days = excluded.covers_days
          WHERE excluded.position < best.position`,
    );
  }
}
