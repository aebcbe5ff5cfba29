import type { PacificDate, RankingSource } from '@agency/contracts';
import { execute, queryRows, rawSql, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { periodSchema } from './performance.repository.js';
import { RANKING_SOURCE } from './ranking-source.token.js';
import type { StoredPeriod } from './stored-periods.js';

/*
 * `days` and `figures` hold one period per last day, the shortest. Wider ones that end on the same day are in `wider_days`
 * and `wider_figures`.
 */
const tables = [
  {
    shown: sql`rankings.figures`,
    wider: sql`rankings.wider_figures`,
    columns: rawSql('source, day, covers_days, keyword_id, clicks, impressions, position'),
  },
  {
    shown: sql`rankings.days`,
    wider: sql`rankings.wider_days`,
    columns: rawSql(
      'source, day, covers_days, run_id, keywords, clicks, impressions, position_sum',
    ),
  },
];

/**
 * Uploaded periods that end on one day, side by side. Methods must be called with the manager of the transaction that
 * publishes what they change.
 */
@Injectable()
export class UploadedPeriodRepository {
  constructor(@Inject(RANKING_SOURCE) private readonly source: RankingSource) {}

  /** Makes room for a period: a wider one that ends on the same day is kept aside. */
  async setAsideWider(manager: EntityManager, { day, coversDays }: StoredPeriod): Promise<void> {
    for (const { shown, wider, columns } of tables) {
      await execute(
        manager,
        sql`WITH moved AS (
            DELETE FROM ${shown}
            WHERE source = ${this.source} AND day = ${day}::date AND covers_days > ${coversDays}
            RETURNING ${columns}
          )
          INSERT INTO ${wider} (${columns}) SELECT ${columns} FROM moved`,
      );
    }
  }

  /** Deletes these periods. What they covered on their last day comes back: the shortest of the wider ones. */
  async remove(manager: EntityManager, removed: readonly StoredPeriod[]): Promise<void> {
    for (const { day, coversDays } of removed) {
      for (const table of tables.flatMap(({ shown, wider }) => [shown, wider])) {
        await execute(
          manager,
          sql`DELETE FROM ${table}
            WHERE source = ${this.source} AND day = ${day}::date AND covers_days = ${coversDays}`,
        );
      }
      await this.bringBack(manager, day);
    }
  }

  private async bringBack(manager: EntityManager, day: PacificDate): Promise<void> {
    const { source } = this;
    const [shortest] = await queryRows(
      manager,
      periodSchema,
      sql`SELECT day::text AS day, covers_days AS "coversDays" FROM rankings.wider_days
        WHERE source = ${source} AND day = ${day}::date
          AND NOT EXISTS (SELECT FROM rankings.days WHERE source = ${source} AND day = ${day}::date)
        ORDER BY covers_days LIMIT 1`,
    );
    if (!shortest) return;
    for (const { shown, wider, columns } of tables) {
      await execute(
        manager,
        sql`WITH moved AS (
            DELETE FROM ${wider}
            WHERE source = ${source} AND day = ${day}::date AND covers_days = ${shortest.coversDays}
            RETURNING ${columns}
          )
          INSERT INTO ${shown} (${columns}) SELECT ${columns} FROM moved`,
      );
    }
  }
}
