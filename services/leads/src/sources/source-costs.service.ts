import {
  easternDateOf,
  type LeadSourcesQuery,
  type SpendFigures,
  touchSchema,
} from '@agency/contracts';
import { bigintSchema, Clock, queryRow, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import {
  channelOfPlatform,
  type MatchTouch,
  matcherOf,
  SpendMatchesService,
  type Spent,
} from '../spend/spend-matches.service.js';
import { boundsOf } from './count-journeys.js';
import type { Days } from './time-steps.js';

interface SourceCosts {
  match: MatchTouch;
  /** Whether spend can be split by the query's dimension, and there is any. */
  isKnown: boolean;
  byKey: ReadonlyMap<string, number>;
  figures: SpendFigures;
}

/** What the rows of the sources cost. */
@Injectable()
export class SourceCostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matches: SpendMatchesService,
    private readonly clock: Clock,
  ) {}

  async read(query: LeadSourcesQuery, before: Days): Promise<SourceCosts> {
    const [spent, spentBefore, fees] = await Promise.all([
      this.matches.spent(query),
      this.matches.spent(before),
      this.fees(query),
    ]);
    const match = matcherOf(spent);
    const sum = (all: readonly Spent[]) => all.reduce((total, { cents }) => total + cents, 0);
    const nowCents = sum(spent);
    const isKnown =
      nowCents > 0 && (query.by === 'channel' || query.by === 'campaign' || query.by === 'month');
    return {
      match,
      isKnown,
      byKey: isKnown ? await this.centsByKey(query, spent) : new Map(),
      figures: {
        nowCents,
        beforeCents: sum(spentBefore),
        ...fees,
        unmatched: nowCents > 0 ? await this.unmatched(spent, match) : [],
        matchedByHand: spent.flatMap(({ id, name, matched }) =>
          matched === null ? [] : [{ id, name, campaign: matched }],
        ),
      },
    };
  }

  private async centsByKey(
    query: LeadSourcesQuery,
    spent: readonly Spent[],
  ): Promise<Map<string, number>> {
    if (query.by === 'month') return this.centsByMonth(query);
    const sums = new Map<string, number>();
    for (const { platform, label, cents } of spent) {
      if (cents === 0) continue;
      const key = query.by === 'channel' ? channelOfPlatform(platform) : label;
      sums.set(key, (sums.get(key) ?? 0) + cents);
    }
    return sums;
  }

  private async centsByMonth({ from, to }: Days): Promise<Map<string, number>> {
    const rows = await queryRows(
      this.dataSource.manager,
      z.object({ month: z.string(), cents: bigintSchema }),
      sql`SELECT to_char(day, 'YYYY-MM') AS month, sum(cents)::bigint AS cents FROM leads.current_spend
        WHERE day BETWEEN ${from} AND ${to} GROUP BY 1`,
    );
    return new Map(rows.map(({ month, cents }) => [month, cents]));
  }

  private async unmatched(
    spent: readonly Spent[],
    match: MatchTouch,
  ): Promise<SpendFigures['unmatched']> {
    const origins = await queryRows(
      this.dataSource.manager,
      z.object({ touch: touchSchema }),
      sql`SELECT touch FROM leads.origins WHERE touch ? 'utm_campaign' OR touch ? 'gad_campaignid'`,
    );
    const found = new Set(origins.map(({ touch }) => match(touch)?.id));
    return spent
      .filter(({ id, cents }) => cents > 0 && !found.has(id))
      .map(({ id, platform, name, cents }) => ({ id, platform, name, cents }));
  }

  /** The fees of clients whose form was sent in the period or, counted by event, who were won in it. */
  private fees({ from, to, counted }: LeadSourcesQuery) {
    const bounds = boundsOf({ from, to });
    const time = counted === 'form' ? sql`journey.created_at` : sql`journey.won_at`;
    const thisMonth = `${easternDateOf(this.clock.now()).slice(0, 7)}-01`;
    return queryRow(
      this.dataSource.manager,
      z.object({ feesCents: bigintSchema, withoutAmount: z.int() }),
      sql`SELECT coalesce(sum(cents * CASE WHEN from_month > ${thisMonth}::date THEN 0 WHEN rhythm = 'once' THEN 1
            ELSE 12 * (extract(year FROM last_month) - extract(year FROM from_month))
              + extract(month FROM last_month) - extract(month FROM from_month) + 1 END), 0)::bigint AS "feesCents",
          (count(*) FILTER (WHERE cents IS NULL))::integer AS "withoutAmount"
        FROM (SELECT (client_amount->>'cents')::bigint AS cents, client_amount->>'rhythm' AS rhythm,
            (client_amount->>'from' || '-01')::date AS from_month,
            least(${thisMonth}::date, (client_amount->>'until' || '-01')::date) AS last_month
          FROM leads.journeys journey JOIN leads.contacts contact ON contact.id = journey.contact_id
          WHERE journey.won_at IS NOT NULL AND ${time} >= ${bounds.start} AND ${time} < ${bounds.end}) AS client`,
    );
  }
}
