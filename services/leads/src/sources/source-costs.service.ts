import { easternDateOf, type LeadSourcesQuery, type SpendFigures } from '@agency/contracts';
import { bigintSchema, Clock, queryRow, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { CampaignRows } from './campaign-rows.js';
import { type Days, isFormWithin } from './count-leads.js';
import { channelOfPlatform } from './spend-matches.service.js';

interface SourceCosts {
  /** Empty if spend cannot be split by the query's dimension. */
  byKey: ReadonlyMap<string, number>;
  figures: SpendFigures;
}

/** What the rows of the sources cost. */
@Injectable()
export class SourceCostsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(query: LeadSourcesQuery, campaigns: CampaignRows): Promise<SourceCosts> {
    const { spent } = campaigns;
    const [fees, byKey] = await Promise.all([
      this.fees(query),
      query.by === 'month' ? this.centsByMonth(query) : centsByKey(query, campaigns),
    ]);
    return {
      byKey,
      figures: {
        cents: spent.reduce((total, { cents }) => total + cents, 0),
        ...fees,
        unmatched: spent
          .filter(({ id, cents }) => cents > 0 && !campaigns.broughtLeads(id))
          .map((one) => ({
            id: one.id,
            platform: one.platform,
            name: campaigns.labelOf(one),
            cents: one.cents,
          })),
        matchedByHand: spent.flatMap((one) =>
          one.matched === null
            ? []
            : [{ id: one.id, name: campaigns.labelOf(one), campaign: one.matched }],
        ),
      },
    };
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

  /** The fees of clients whose form was sent in the period. No imported client needs an amount. */
  private fees(days: Days) {
    const thisMonth = `${easternDateOf(this.clock.now()).slice(0, 7)}-01`;
    return queryRow(
      this.dataSource.manager,
      z.object({ feesCents: bigintSchema, withoutAmount: z.int() }),
      sql`SELECT coalesce(sum(cents * CASE WHEN from_month > ${thisMonth}::date THEN 0 WHEN rhythm = 'once' THEN 1
            ELSE 12 * (extract(year FROM last_month) - extract(year FROM from_month))
              + extract(month FROM last_month) - extract(month FROM from_month) + 1 END), 0)::bigint AS "feesCents",
          (count(*) FILTER (WHERE cents IS NULL AND NOT is_imported))::integer AS "withoutAmount"
        FROM (SELECT (client_amount->>'cents')::bigint AS cents, client_amount->>'rhythm' AS rhythm,
            import_id IS NOT NULL AS is_imported, (client_amount->>'from' || '-01')::date AS from_month,
            least(${thisMonth}::date, (client_amount->>'until' || '-01')::date) AS last_month
          FROM leads.contacts WHERE status = 'closed-won' AND ${isFormWithin(days)}) AS client`,
    );
  }
}

function centsByKey({ by }: LeadSourcesQuery, { spent, labelOf }: CampaignRows) {
  const sums = new Map<string, number>();
  if (by === 'landing') return sums;
  for (const one of spent) {
    if (one.cents === 0) continue;
    const key = by === 'channel' ? channelOfPlatform(one.platform) : labelOf(one);
    sums.set(key, (sums.get(key) ?? 0) + one.cents);
  }
  return sums;
}
