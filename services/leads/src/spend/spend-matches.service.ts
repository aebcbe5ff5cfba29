import {
  type AdPlatform,
  adPlatformOptions,
  channelOfTouch,
  type EasternDate,
  labelOf,
  type MatchSpend,
  type Touch,
} from '@agency/contracts';
import { bigintSchema, execute, queryRows, sql } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { campaignKey } from './spend-campaigns.js';

const spentSchema = z.object({
  id: z.int(),
  platform: z.enum(adPlatformOptions.map(({ value }) => value)),
  name: z.string(),
  external_id: z.string().nullable(),
  matched: z.string().nullable(),
  cents: bigintSchema,
});
/** A campaign with what it cost in a period. */
export interface Spent extends z.infer<typeof spentSchema> {
  /** The name, with its platform if another one has a campaign of that name. */
  label: string;
}

/** Which campaign of a platform a visit came by; undefined for none that cost anything. */
export type MatchTouch = (touch: Touch) => Spent | undefined;

/** Finds what campaigns cost, and which leads came by them. */
@Injectable()
export class SpendMatchesService {
  constructor(private readonly dataSource: DataSource) {}

  /** All campaigns that ever cost something, with the cents of these days. */
  async spent({ from, to }: { from: EasternDate; to: EasternDate }): Promise<Spent[]> {
    const campaigns = await queryRows(
      this.dataSource.manager,
      spentSchema,
      sql`SELECT campaign.id, platform, name, external_id, matched_campaign AS matched,
          coalesce(sum(spent.cents) FILTER (WHERE spent.day BETWEEN ${from} AND ${to}), 0)::bigint AS cents
        FROM leads.spend_campaigns campaign LEFT JOIN leads.current_spend spent ON spent.campaign_id = campaign.id
        GROUP BY campaign.id HAVING count(spent.day) > 0 ORDER BY campaign.id`,
    );
    const platforms = new Map<string, Set<AdPlatform>>();
    for (const { name, platform } of campaigns) {
      const key = campaignKey(name);
      platforms.set(key, (platforms.get(key) ?? new Set()).add(platform));
    }
    return campaigns.map((one) => {
      const isShared = (platforms.get(campaignKey(one.name))?.size ?? 0) > 1;
      const label = isShared
        ? `${one.name} (${labelOf(adPlatformOptions, one.platform)})`
        : one.name;
      return { ...one, label };
    });
  }

  /** What the owner chose applies to all periods. Throws 404 for an unknown campaign. */
  async match(id: number, { campaign }: MatchSpend): Promise<void> {
    const changed = await execute(
      this.dataSource.manager,
      sql`UPDATE leads.spend_campaigns SET matched_campaign = ${campaign} WHERE id = ${id}`,
    );
    if (changed === 0) throw new NotFoundException('There is no such campaign.');
  }
}

/** By the campaign's id, which Google's links have, then as the owner chose, then by its name. */
export function matcherOf(spent: readonly Spent[]): MatchTouch {
  const byId = new Map(
    spent.flatMap((one) =>
      one.external_id && one.platform === 'google' ? [[one.external_id, one] as const] : [],
    ),
  );
  const keyed = spent.map((one) => ({
    one,
    name: campaignKey(one.name),
    byHand: one.matched === null ? null : campaignKey(one.matched),
  }));
  return (touch) => {
    const { gad_campaignid, utm_campaign } = touch;
    const withId = gad_campaignid === undefined ? undefined : byId.get(gad_campaignid);
    if (withId || utm_campaign === undefined) return withId;
    const key = campaignKey(utm_campaign);
    // Platforms may have campaigns of the same name.
    const platform = platformOf(touch);
    const pick = (named: typeof keyed) =>
      (named.find(({ one }) => one.platform === platform) ?? named.at(-1))?.one;
    return (
      pick(keyed.filter(({ byHand }) => byHand === key)) ??
      pick(keyed.filter(({ name }) => name === key))
    );
  };
}

/** The platform of the ad that brought a visit, as far as its link tells. */
function platformOf(touch: Touch): AdPlatform | undefined {
  if (touch.msclkid !== undefined || /bing|microsoft/i.test(touch.utm_source ?? '')) {
    return 'microsoft';
  }
  const channel = channelOfTouch(touch);
  return adPlatformOptions.find((option) => option.channel === channel)?.value;
}

export const channelOfPlatform = (platform: AdPlatform) =>
  adPlatformOptions.find(({ value }) => value === platform)?.channel ?? 'paid-other';
