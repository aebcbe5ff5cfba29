import {
  type AdviceNotNow,
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
import { BreakdownService } from '../keywords/breakdown.service.js';
import { KeywordFiguresRepository, periodSums } from '../performance/keyword-figures.repository.js';
import { PerformanceRepository } from '../performance/performance.repository.js';
import type { SummedPeriod } from '../performance/stored-periods.js';
import { advise, type ObservedKeyword } from './advise.js';
import type { Observed } from './click-rates.js';
import { HiddenAdviceEntity } from './hidden-advice.entity.js';
import { InspectionsRepository } from './inspections.repository.js';

type KeywordNotNow = Extract<AdviceNotNow, { keywordId: number }>;

const dayMs = 86_400_000;

const listedSchema = z.object({
  keywordId: z.int(),
  keyword: z.string(),
  landingPage: z.string().nullable(),
});
const count = bigintSchema.nullable();
const position = z.number().nullable();
const seenSchema = z.object({
  keyword_id: z.int(),
  clicks: count,
  impressions: count,
  position,
  previous_clicks: count,
  previous_impressions: count,
  previous_position: position,
});

type Seen = Pick<ObservedKeyword, 'current' | 'previous' | 'pages'>;

interface Sums {
  period: SummedPeriod;
  isCompared: boolean;
  /** The keywords that were seen in the period, by id. */
  seen: ReadonlyMap<number, Seen>;
}

/** What to do next. */
@Injectable()
export class AdviceService {
  /** Kept until the next publication: summing up 56 days of ten thousand keywords takes long. */
  private published: { source: RankingSource; revision: number; sums: Promise<Sums> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly performance: PerformanceRepository,
    private readonly keywordFigures: KeywordFiguresRepository,
    private readonly breakdowns: BreakdownService,
    private readonly inspections: InspectionsRepository,
    private readonly clock: Clock,
  ) {}

  /** For the active source by default. */
  async list(of?: RankingSource): Promise<RankingAdviceList> {
    const { source, dataThrough, revision } = await this.performance.dataSet(of);
    if (dataThrough === null) return { advice: [], period: null, isCompared: false };
    if (this.published?.source !== source || this.published.revision !== revision) {
      const published = { source, revision, sums: this.sumUp(source, dataThrough) };
      this.published = published;
      published.sums.catch(() => {
        if (this.published === published) this.published = undefined;
      });
    }
    const { period, isCompared, seen } = await this.published.sums;
    const keywords = await this.listed(seen);
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
      period,
      isCompared,
    };
  }

  /** Throws 404 for an unknown keyword or page. */
  async notNow(asked: AdviceNotNow): Promise<void> {
    const hiddenUntil = new Date(this.clock.now().getTime() + adviceNotNowDays * dayMs);
    if (asked.kind !== 'not-in-google') return this.hideKeyword(asked, hiddenUntil);
    const { page, isHidden } = asked;
    const isKnown = await this.inspections.hide(page, isHidden ? hiddenUntil : null);
    if (!isKnown) throw new NotFoundException('This page isn’t the landing page of any keyword.');
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
      throw new NotFoundException('This keyword isn’t on the list.');
    }
  }

  /** The active keywords among these, as they are on the list now. */
  private async listed(seen: ReadonlyMap<number, Seen>): Promise<ObservedKeyword[]> {
    const keywords = await queryRows(
      this.dataSource.manager,
      listedSchema,
      sql`SELECT id AS "keywordId", keyword, landing_page AS "landingPage"
        FROM rankings.keywords WHERE state = 'active' ORDER BY id`,
    );
    return keywords.flatMap((keyword) => {
      const figures = seen.get(keyword.keywordId);
      return figures ? [{ ...keyword, ...figures }] : [];
    });
  }

  private async sumUp(source: RankingSource, through: PacificDate): Promise<Sums> {
    const periods = await this.keywordFigures.comparedPeriods(source, through, adviceWindowDays);
    const rows = await queryRows(
      this.dataSource.manager,
      seenSchema,
      sql`WITH sums AS (${periodSums(source, periods)})
        SELECT keyword_id, clicks, impressions, position_sum / nullif(impressions, 0) AS position,
          previous_clicks, previous_impressions,
          previous_position_sum / nullif(previous_impressions, 0) AS previous_position
        FROM sums`,
    );
    // Sample pages are invented.
    const pages =
      source === 'search-console' ? await this.breakdowns.severalPages(source) : undefined;
    const seen = new Map<number, Seen>();
    for (const row of rows) {
      const current = observed(row.clicks, row.impressions, row.position);
      if (!current) continue;
      seen.set(row.keyword_id, {
        current,
        previous: observed(row.previous_clicks, row.previous_impressions, row.previous_position),
        pages: pages?.get(row.keyword_id) ?? [],
      });
    }
    const isCompared = rows.some((row) => row.previous_impressions !== null);
    return { period: periods.current, isCompared, seen };
  }
}

/** Null if it was not seen. */
function observed(
  clicks: number | null,
  impressions: number | null,
  position: number | null,
): Observed | null {
  if (clicks === null || impressions === null || position === null) return null;
  return { clicks, impressions, position };
}
