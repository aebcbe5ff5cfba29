import type { RankingSource } from '@agency/contracts';
import {
  addDays,
  type KeywordRanking,
  maxRankingDetails,
  type RankingSummary,
  rankingWindowDays,
} from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AlertsService } from '../alerts/alerts.service.js';
import { HistoryService } from '../history/history.service.js';
import type { DataSetEntity } from '../performance/data-set.entity.js';
import { DataSetRepository } from '../performance/data-set.repository.js';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { ResultCache } from '../performance/result-cache.js';
import { clickThroughRate } from '../performance/search-performance.js';

const maxRecentAlerts = 20;
const historyDays = 28;

interface Totals {
  tracked: number;
  top10: number;
  clicks: string;
  impressions: string;
  position: string | null;
}
interface DetailRow {
  id: number;
  keyword: string;
  clicks: string;
  impressions: string;
  position: string;
}

/** The summary is computed once per revision of the data set; other requests cost one lookup. */
@Injectable()
export class SummaryService {
  private readonly summaries = new ResultCache<RankingSummary>(1);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
    private readonly dataSets: DataSetRepository,
    private readonly alerts: AlertsService,
    private readonly history: HistoryService,
  ) {}

  async get(): Promise<RankingSummary> {
    const dataSet = await this.dataSets.current();
    return this.summaries.get(String(dataSet.revision), () => this.compute(dataSet));
  }

  private async compute(dataSet: DataSetEntity): Promise<RankingSummary> {
    const [totals, top10, unreadAlerts, recent, history] = await Promise.all([
      this.totals(),
      this.best(10),
      this.alerts.countUnread(),
      this.alerts.newest(maxRecentAlerts),
      this.history.averagePoints(dataSet.dataThrough, historyDays),
    ]);
    const clicks = Number(totals.clicks);
    const impressions = Number(totals.impressions);
    return {
      totalKeywords: dataSet.dataThrough ? totals.tracked : 0,
      averagePosition: Number(totals.position ?? 0).toFixed(1),
      top10Keywords: totals.top10,
      unreadAlerts,
      lastUpdated: dataSet.updatedAt?.toISOString() ?? null,
      top10Details: top10,
      // The best come first, so the list of ten begins with all of the list of three.
      top3Details: top10.filter(({ position }) => position <= 3),
      recentAlerts: recent,
      source: dataSet.source,
      isSample: dataSet.source === 'sample',
      trackedKeywords: totals.tracked,
      dataThrough: dataSet.dataThrough,
      period: periodOf(dataSet),
      averageCtr: clickThroughRate(clicks, impressions),
      clicks,
      impressions,
      history,
    };
  }

  private async totals(): Promise<Totals> {
    const [row] = await this.database.query<Totals[]>(
      `SELECT count(*)::integer AS tracked,
         count(*) FILTER (WHERE period.position <= 10)::integer AS top10,
         coalesce(sum(period.clicks), 0) AS clicks,
         coalesce(sum(period.impressions), 0) AS impressions,
         round((sum(period.position_sum) / nullif(sum(period.impressions), 0))::numeric, 1) AS position
       FROM rankings.keywords keyword
       LEFT JOIN rankings.keyword_windows period
         ON period.keyword_id = keyword.id AND period.source = $1
       WHERE keyword.state = 'active'`,
      [this.source],
    );
    return row ?? { tracked: 0, top10: 0, clicks: '0', impressions: '0', position: null };
  }

  private async best(maxPosition: number): Promise<KeywordRanking[]> {
    const rows = await this.database.query<DetailRow[]>(
      `SELECT keyword.id, keyword.keyword, period.clicks, period.impressions, period.position
       FROM rankings.keyword_windows period
       JOIN rankings.keywords keyword ON keyword.id = period.keyword_id AND keyword.state = 'active'
       WHERE period.source = $1 AND period.position <= $2
       ORDER BY period.position, period.impressions DESC, keyword.id LIMIT $3`,
      [this.source, maxPosition, maxRankingDetails],
    );
    return rows.map((row) => {
      const clicks = Number(row.clicks);
      const impressions = Number(row.impressions);
      const ctr = clickThroughRate(clicks, impressions) ?? 0;
      return { ...row, clicks, impressions, ctr, position: Number(row.position) };
    });
  }
}

/** The version before does not store it. */
function periodOf({ dataThrough, periodFrom, periodTo }: DataSetEntity): RankingSummary['period'] {
  if (!dataThrough) return null;
  return periodFrom && periodTo
    ? { from: periodFrom, to: periodTo }
    : { from: addDays(dataThrough, 1 - rankingWindowDays), to: dataThrough };
}
