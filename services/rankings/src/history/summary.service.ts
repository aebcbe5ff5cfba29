import {
  type KeywordRanking,
  maxRankingDetails,
  type RankingSource,
  type RankingSummary,
} from '@agency/contracts';
import { queryRow, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { AlertsService } from '../alerts/alerts.service.js';
import { shownPeriodOf } from '../performance/data-set.entity.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { clickThroughRate } from '../performance/search-performance.js';
import { HistoryService } from './history.service.js';

const maxRecentAlerts = 20;
const historyDays = 28;

const totalsSchema = z.object({
  tracked: z.int(),
  top10: z.int(),
  clicks: z.int(),
  impressions: z.int(),
  position: z.number().nullable(),
  isCompared: z.boolean(),
});
const detailSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  position: z.number(),
});

@Injectable()
export class SummaryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
    private readonly alerts: AlertsService,
    private readonly history: HistoryService,
  ) {}

  async get(): Promise<RankingSummary> {
    const dataSet = await this.performance.dataSet();
    const { source } = dataSet;
    const [totals, top10, unreadAlerts, recent, history] = await Promise.all([
      this.totals(source),
      this.best(source, 10),
      this.alerts.countUnread(source),
      this.alerts.newest(source, maxRecentAlerts),
      this.history.averagePoints(dataSet, historyDays),
    ]);
    const { clicks, impressions } = totals;
    return {
      totalKeywords: dataSet.dataThrough ? totals.tracked : 0,
      averagePosition: (totals.position ?? 0).toFixed(1),
      top10Keywords: totals.top10,
      unreadAlerts,
      lastUpdated: dataSet.updatedAt?.toISOString() ?? null,
      top10Details: top10,
      // Best first, so the top 3 list is the start of the top 10 list.
      top3Details: top10.filter(({ position }) => position <= 3),
      recentAlerts: recent,
      source,
      isSample: source === 'sample',
      trackedKeywords: totals.tracked,
      dataThrough: dataSet.dataThrough,
      period: shownPeriodOf(dataSet),
      isCompared: totals.isCompared,
      averageCtr: clickThroughRate(clicks, impressions),
      clicks,
      impressions,
      history,
    };
  }

  private totals(source: RankingSource): Promise<z.infer<typeof totalsSchema>> {
    return queryRow(
      this.dataSource.manager,
      totalsSchema,
      sql`SELECT count(*)::integer AS tracked,
          count(*) FILTER (WHERE period.position <= 10)::integer AS top10,
          coalesce(sum(period.clicks), 0)::double precision AS clicks,
          coalesce(sum(period.impressions), 0)::double precision AS impressions,
          round((sum(period.position_sum) / nullif(sum(period.impressions), 0))::numeric, 1)::double precision AS position,
          count(period.impressions) > 0 AND count(period.previous_impressions) > 0 AS "isCompared"
        FROM rankings.keywords keyword
        LEFT JOIN rankings.keyword_windows period
          ON period.keyword_id = keyword.id AND period.source = ${source}
        WHERE keyword.state = 'active'`,
    );
  }

  private async best(source: RankingSource, maxPosition: number): Promise<KeywordRanking[]> {
    const rows = await queryRows(
      this.dataSource.manager,
      detailSchema,
      sql`SELECT keyword.id, keyword.keyword, period.clicks::double precision AS clicks,
          period.impressions::double precision AS impressions, period.position::double precision AS position
        FROM rankings.keyword_windows period
        JOIN rankings.keywords keyword ON keyword.id = period.keyword_id AND keyword.state = 'active'
        WHERE period.source = ${source} AND period.position <= ${maxPosition}
        ORDER BY period.position, period.impressions DESC, keyword.id LIMIT ${maxRankingDetails}`,
    );
    return rows.map((row) => ({
      ...row,
      ctr: clickThroughRate(row.clicks, row.impressions) ?? 0,
    }));
  }
}
