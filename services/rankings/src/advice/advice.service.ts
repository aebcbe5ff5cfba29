import {
  type AdviceNotNow,
  addDays,
  adviceNotNowDays,
  adviceWindowDays,
  type PacificDate,
  type RankingAdviceList,
  type RankingSource,
} from '@agency/contracts';
import { bigintSchema, Clock, isForeignKeyViolation, queryRows, sql } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import * as z from 'zod';
import { BreakdownRepository } from '../breakdown/breakdown.repository.js';
import { InspectionsRepository } from '../inspections/inspections.repository.js';
import { windowSums } from '../performance/keyword-figures.repository.js';
import { PerRevision } from '../performance/per-revision.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import { firstDayOf, shortestPeriods } from '../performance/stored-periods.js';
import { advise, type ObservedKeyword } from './advise.js';
import { HiddenAdviceEntity } from './hidden-advice.entity.js';

type KeywordNotNow = Extract<AdviceNotNow, { keywordId: number }>;

const dayMs = 86_400_000;

const observedSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  landing_page: z.string().nullable(),
  clicks: bigintSchema,
  impressions: bigintSchema,
  position: z.number(),
  previous_clicks: bigintSchema,
  previous_impressions: bigintSchema,
  previous_position: z.number(),
});

/** What to do next. */
@Injectable()
export class AdviceService {
  private readonly observed = new PerRevision<ObservedKeyword[]>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
    private readonly breakdowns: BreakdownRepository,
    private readonly inspections: InspectionsRepository,
    private readonly clock: Clock,
  ) {}

  /** For the active source by default. */
  async list(of?: RankingSource): Promise<RankingAdviceList> {
    const dataSet = await this.performance.dataSet(of);
    const { source, dataThrough } = dataSet;
    if (dataThrough === null) return { advice: [], windowEnd: null };
    const keywords = await this.observed.get(dataSet, () => this.observe(source, dataThrough));
    const hidden = await this.dataSource.manager.findBy(HiddenAdviceEntity, {
      hiddenUntil: MoreThan(this.clock.now()),
    });
    const isHidden = new Set(hidden.map(({ kind, keywordId }) => `${kind} ${keywordId}`));
    // With another source, Google is not asked about pages: what it said last may be old.
    const notShown =
      source === 'search-console' ? await this.inspections.notShown(this.clock.now()) : [];
    return {
      advice: advise(keywords, {
        isHidden: (kind, id) => isHidden.has(`${kind} ${id}`),
        notShown,
      }),
      windowEnd: dataThrough,
    };
  }

  /** Throws 404 for an unknown keyword or page. */
  async notNow(asked: AdviceNotNow): Promise<void> {
    const hiddenUntil = new Date(this.clock.now().getTime() + adviceNotNowDays * dayMs);
    if (asked.kind !== 'not-in-google') return this.hideKeyword(asked, hiddenUntil);
    const { page, isHidden } = asked;
    const isKnown = await this.inspections.hide(page, isHidden ? hiddenUntil : null);
    if (!isKnown) throw new NotFoundException('This page is not the landing page of any keyword.');
  }

  private async hideKeyword(
    { kind, keywordId, isHidden }: KeywordNotNow,
    hiddenUntil: Date,
  ): Promise<void> {
    const { manager } = this.dataSource;
    if (!isHidden) {
      await manager.delete(HiddenAdviceEntity, { kind, keywordId });
      return;
    }
    try {
      const row = { kind, keywordId, hiddenUntil };
      await manager.upsert(HiddenAdviceEntity, row, ['keywordId', 'kind']);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      throw new NotFoundException('This keyword is not on the list.');
    }
  }

  /** Active keywords that were seen in both windows. Uploaded periods count if they are within one. */
  private async observe(source: RankingSource, through: PacificDate): Promise<ObservedKeyword[]> {
    const before = addDays(through, -adviceWindowDays);
    const current = await this.daysWithin(source, before, through);
    const previous = await this.daysWithin(source, addDays(before, -adviceWindowDays), before);
    const rows = await queryRows(
      this.dataSource.manager,
      observedSchema,
      sql`WITH sums AS (${windowSums(source, { current, previous })})
        SELECT keyword.id, keyword.keyword, keyword.landing_page, clicks, impressions,
          position_sum / impressions AS position, previous_clicks, previous_impressions,
          previous_position_sum / previous_impressions AS previous_position
        FROM sums JOIN rankings.keywords keyword ON keyword.id = keyword_id AND keyword.state = 'active'
        WHERE impressions > 0 AND previous_impressions > 0
        ORDER BY keyword.id`,
    );
    // Sample pages are invented.
    const pages =
      source === 'search-console' ? await this.breakdowns.severalPages(source) : undefined;
    return rows.map((row) => ({
      keywordId: row.id,
      keyword: row.keyword,
      landingPage: row.landing_page,
      current: { clicks: row.clicks, impressions: row.impressions, position: row.position },
      previous: {
        clicks: row.previous_clicks,
        impressions: row.previous_impressions,
        position: row.previous_position,
      },
      pages: pages?.get(row.id) ?? [],
    }));
  }

  private async daysWithin(
    source: RankingSource,
    after: PacificDate,
    last: PacificDate,
  ): Promise<PacificDate[]> {
    const periods = await this.performance.periodsBetween(source, after, last);
    const within = periods.filter((period) => firstDayOf(period) > after);
    return shortestPeriods(within).map(({ day }) => day);
  }
}
