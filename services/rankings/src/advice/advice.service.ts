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
import { PerformanceRepository } from '../performance/performance.repository.js';
import { firstDayOf, shortestPeriods } from '../performance/stored-periods.js';
import { advise, type ObservedKeyword } from './advise.js';
import { HiddenAdviceEntity } from './hidden-advice.entity.js';

type KeywordNotNow = Extract<AdviceNotNow, { keywordId: number }>;

const dayMs = 86_400_000;

const listedSchema = z.object({
  keywordId: z.int(),
  keyword: z.string(),
  landingPage: z.string().nullable(),
});
const seenSchema = z.object({
  keyword_id: z.int(),
  clicks: bigintSchema,
  impressions: bigintSchema,
  position: z.number(),
  previous_clicks: bigintSchema,
  previous_impressions: bigintSchema,
  previous_position: z.number(),
});

type Seen = Pick<ObservedKeyword, 'current' | 'previous' | 'pages'>;

/** What to do next. */
@Injectable()
export class AdviceService {
  /** Kept until the next publication: summing up 56 days of ten thousand keywords takes long. */
  private published:
    | { source: RankingSource; revision: number; seen: Promise<Map<number, Seen>> }
    | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
    private readonly breakdowns: BreakdownRepository,
    private readonly inspections: InspectionsRepository,
    private readonly clock: Clock,
  ) {}

  /** For the active source by default. */
  async list(of?: RankingSource): Promise<RankingAdviceList> {
    const { source, dataThrough, revision } = await this.performance.dataSet(of);
    if (dataThrough === null) return { advice: [], windowEnd: null };
    if (this.published?.source !== source || this.published.revision !== revision) {
      const published = { source, revision, seen: this.sumUp(source, dataThrough) };
      this.published = published;
      published.seen.catch(() => {
        if (this.published === published) this.published = undefined;
      });
    }
    const keywords = await this.observed(await this.published.seen);
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

  /** The active keywords among these, as they are on the list now. */
  private async observed(seen: ReadonlyMap<number, Seen>): Promise<ObservedKeyword[]> {
    const listed = await queryRows(
      this.dataSource.manager,
      listedSchema,
      sql`SELECT id AS "keywordId", keyword, landing_page AS "landingPage"
        FROM rankings.keywords WHERE state = 'active' ORDER BY id`,
    );
    return listed.flatMap((keyword) => {
      const figures = seen.get(keyword.keywordId);
      return figures ? [{ ...keyword, ...figures }] : [];
    });
  }

  /** Keywords that were seen in both windows, by id. Uploaded periods count if they are within one. */
  private async sumUp(source: RankingSource, through: PacificDate): Promise<Map<number, Seen>> {
    const before = addDays(through, -adviceWindowDays);
    const current = await this.daysWithin(source, before, through);
    const previous = await this.daysWithin(source, addDays(before, -adviceWindowDays), before);
    const rows = await queryRows(
      this.dataSource.manager,
      seenSchema,
      sql`WITH sums AS (${windowSums(source, { current, previous })})
        SELECT keyword_id, clicks, impressions, position_sum / impressions AS position,
          previous_clicks, previous_impressions,
          previous_position_sum / previous_impressions AS previous_position
        FROM sums WHERE impressions > 0 AND previous_impressions > 0`,
    );
    // Sample pages are invented.
    const pages =
      source === 'search-console' ? await this.breakdowns.severalPages(source) : undefined;
    return new Map(
      rows.map((row) => [
        row.keyword_id,
        {
          current: { clicks: row.clicks, impressions: row.impressions, position: row.position },
          previous: {
            clicks: row.previous_clicks,
            impressions: row.previous_impressions,
            position: row.previous_position,
          },
          pages: pages?.get(row.keyword_id) ?? [],
        },
      ]),
    );
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
