import {
  type AdPlatform,
  adPlatformOptions,
  type EasternDate,
  type MatchSpend,
} from '@agency/contracts';
import { execute, queryRows, sql } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import {
  type CampaignRows,
  campaignRows,
  campaignVisit,
  campaignVisitSchema,
  spentSchema,
} from './campaign-rows.js';

/** Finds what campaigns cost, and which leads came by them. */
@Injectable()
export class SpendMatchesService {
  constructor(private readonly dataSource: DataSource) {}

  /** All campaigns, with the cents of these days. */
  async campaigns({ from, to }: { from: EasternDate; to: EasternDate }): Promise<CampaignRows> {
    const { manager } = this.dataSource;
    const [spent, visits] = await Promise.all([
      queryRows(
        manager,
        spentSchema,
        sql`SELECT campaign.id, platform, name, external_id, matched_campaign AS matched,
            coalesce(sum(spent.cents) FILTER (WHERE spent.day BETWEEN ${from} AND ${to}), 0)::bigint AS cents
          FROM leads.spend_campaigns campaign LEFT JOIN leads.current_spend spent ON spent.campaign_id = campaign.id
          GROUP BY campaign.id HAVING count(spent.day) > 0 ORDER BY campaign.id`,
      ),
      queryRows(
        manager,
        z.object({ visit: campaignVisitSchema }),
        sql`SELECT DISTINCT ${campaignVisit} AS visit FROM leads.journeys
          WHERE first_touch ? 'utm_campaign' OR first_touch ? 'gad_campaignid'`,
      ),
    ]);
    return campaignRows(
      spent,
      visits.map(({ visit }) => visit),
    );
  }

  /** What the owner chose applies to all periods. Throws 404 for an unknown campaign. */
  async match(id: number, { campaign }: MatchSpend): Promise<void> {
    const changed = await execute(
      this.dataSource.manager,
      sql`UPDATE leads.spend_campaigns SET matched_campaign = ${campaign} WHERE id = ${id}`,
    );
    if (changed === 0) throw new NotFoundException('This campaign doesn’t exist.');
  }
}

export const channelOfPlatform = (platform: AdPlatform) =>
  adPlatformOptions.find(({ value }) => value === platform)?.channel ?? 'paid-other';
