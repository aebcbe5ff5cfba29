import {
  addDays,
  type KeywordChange,
  type ListChangesQuery,
  type PacificDate,
  type RankingSource,
} from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { filterValues, matchesSearch } from '../keywords/tracked-keyword.query.js';
import { PerformancePool } from '../performance/performance.pool.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { toSearchPerformance } from '../performance/search-performance.js';
import {
  periodsStatement,
  type StoredPeriod,
  shortestPeriods,
} from '../performance/stored-periods.js';

interface ChangeRow {
  id: number;
  keyword: string;
  from_clicks: string | null;
  from_impressions: string | null;
  from_position: string | null;
  to_clicks: string | null;
  to_impressions: string | null;
  to_position: string | null;
  position_gain: string | null;
}

const side = (periods: string) => `SELECT keyword_id, sum(clicks) AS clicks,
    sum(impressions) AS impressions,
    round((sum(position * impressions) / nullif(sum(impressions), 0))::numeric, 1) AS position
  FROM rankings.figures
  WHERE source = $1 AND day = ANY(${periods}::date[])
  GROUP BY keyword_id`;

const sides = `WITH before AS (${side('$5')}), after AS (${side('$6')})`;

const moves = `FROM before
  FULL JOIN after USING (keyword_id)
  JOIN rankings.keywords keyword ON keyword.id = keyword_id
  WHERE keyword.state <> 'removed'
    AND ${matchesSearch}
    AND ($3::text IS NULL OR keyword.tags @> ARRAY[$3::text])
    AND ($4::text IS NULL OR keyword.state = $4)`;

const page = `${sides}
  SELECT keyword.id, keyword.keyword,
    before.clicks AS from_clicks, before.impressions AS from_impressions,
    before.position AS from_position,
    after.clicks AS to_clicks, after.impressions AS to_impressions, after.position AS to_position,
    before.position - after.position AS position_gain
  ${moves}
  ORDER BY abs(before.position - after.position) DESC NULLS LAST, keyword.id
  LIMIT $7 OFFSET $8`;

const count = `${sides} SELECT count(*)::integer AS total ${moves}`;

/** Changes between two dates. Each side sums the days before its date, because a single day says little. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly pool: PerformancePool,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
  ) {}

  async list(query: ListChangesQuery): Promise<{ rows: KeywordChange[]; total: number }> {
    const { from, to, days, limit, offset } = query;
    const sides = await Promise.all([this.lastDays(from, days), this.lastDays(to, days)]);
    const values = [...filterValues(this.source, query), ...sides];
    const [rows, [counted]] = await Promise.all([
      this.pool.query<ChangeRow>(page, [...values, limit, offset]),
      this.pool.query<{ total: number }>(count, values),
    ]);
    return { rows: rows.map(toKeywordChange), total: counted?.total ?? 0 };
  }

  /** Of the days, or uploaded periods, that are summed for a date: the last day of each. */
  private async lastDays(date: PacificDate, days: number): Promise<PacificDate[]> {
    const after = addDays(date, -days);
    const stored = await this.pool.query<StoredPeriod>(periodsStatement, [
      this.source,
      after,
      date,
    ]);
    return shortestPeriods(stored).map(({ day }) => day);
  }
}

function toKeywordChange(row: ChangeRow): KeywordChange {
  const figures = (clicks: string | null, impressions: string | null, position: string | null) =>
    impressions === null ? null : toSearchPerformance({ clicks, impressions, position });
  return {
    id: row.id,
    keyword: row.keyword,
    from: figures(row.from_clicks, row.from_impressions, row.from_position),
    to: figures(row.to_clicks, row.to_impressions, row.to_position),
    positionGain: row.position_gain === null ? null : Number(row.position_gain),
  };
}
