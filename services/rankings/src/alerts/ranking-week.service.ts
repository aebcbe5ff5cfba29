import {
  maxWeekMoves,
  type RankingSource,
  type RankingWeek,
  rankingMoveSchema,
  rankingWeekSchema,
  settings,
} from '@agency/contracts';
import { queryRow, queryRows, rawSql, SettingsService, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { shownPeriodOf } from '../performance/data-set.entity.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { movesOf } from './raise-alerts.service.js';

const parts = ['gained', 'lost', 'entered', 'left'] as const;

const move = sql`keyword_id, before, after, change, seen`;
const moveRowSchema = z.object({
  ...rankingMoveSchema.shape,
  part: z.enum(parts),
  count: z.int(),
});
const { now, before } = rankingWeekSchema.shape;
const sumsSchema = z.object({ now, before });

/** The sums of one of the compared windows, whose columns begin with a prefix. */
function sumsOf(prefix: '' | 'previous_'): Sql {
  const sum = (column: string) => rawSql(`sum(${prefix}${column})`);
  return sql`json_build_object('clicks', coalesce(${sum('clicks')}, 0),
    'impressions', coalesce(${sum('impressions')}, 0),
    'position', round((${sum('position_sum')} / nullif(${sum('impressions')}, 0))::numeric, 1))`;
}

/** What moved in the current window, by the owner's alert rules. */
@Injectable()
export class RankingWeekService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
    private readonly settings: SettingsService,
  ) {}

  /** Null without data. */
  async find(): Promise<RankingWeek | null> {
    const dataSet = await this.performance.dataSet();
    const { source } = dataSet;
    const period = shownPeriodOf(dataSet);
    if (!period) return null;
    const [sums, moves] = await Promise.all([this.sums(source), this.moves(source)]);
    return { source, period, ...sums, ...moves };
  }

  private sums(source: RankingSource): Promise<z.infer<typeof sumsSchema>> {
    return queryRow(
      this.dataSource.manager,
      sumsSchema,
      sql`SELECT ${sumsOf('')} AS now,
          CASE WHEN sum(previous_impressions) > 0 THEN ${sumsOf('previous_')} END AS before
        FROM rankings.keyword_windows
        JOIN rankings.keywords keyword ON keyword.id = keyword_id AND keyword.state = 'active'
        WHERE source = ${source}`,
    );
  }

  private async moves(source: RankingSource): Promise<Pick<RankingWeek, (typeof parts)[number]>> {
    const rows = await queryRows(
      this.dataSource.manager,
      moveRowSchema,
      sql`WITH ${movesOf(source, await this.settings.read(settings.alertRules))}, part AS (
          SELECT CASE WHEN type = 'gain' THEN 'gained' ELSE 'lost' END AS part, ${move} FROM notable
          UNION ALL SELECT 'entered', ${move} FROM moves WHERE before > 10 AND after <= 10
          UNION ALL SELECT 'left', ${move} FROM moves WHERE before <= 10 AND after > 10
        ), placed AS (
          SELECT *, count(*) OVER (PARTITION BY part)::integer AS count,
            row_number() OVER (PARTITION BY part ORDER BY change DESC, seen DESC, keyword_id) AS place
          FROM part
        )
        SELECT part, count, keyword_id AS "keywordId", keyword.keyword,
          before::double precision AS "from", after::double precision AS "to"
        FROM placed JOIN rankings.keywords keyword ON keyword.id = keyword_id
        WHERE place <= ${maxWeekMoves} ORDER BY place`,
    );
    const of = (wanted: (typeof parts)[number]) => {
      const those = rows.filter(({ part }) => part === wanted);
      const biggest = those.map(({ part: _, count: __, ...move }) => move);
      return { count: those[0]?.count ?? 0, biggest };
    };
    return { gained: of('gained'), lost: of('lost'), entered: of('entered'), left: of('left') };
  }
}
