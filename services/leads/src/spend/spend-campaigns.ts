import { execute, queryRow, queryRows, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { SpendLine } from './read-report.js';

/** Campaigns are compared without case, spaces, and the characters that replace spaces in links. */
export const campaignKey = (name: string) => name.toLowerCase().replace(/[\s_+-]|%20/g, '');

const campaignSchema = z.object({
  id: z.int(),
  external_id: z.string().nullable(),
  name: z.string(),
});
export type KnownCampaign = z.infer<typeof campaignSchema>;

export function findCampaigns(manager: EntityManager, platform: string): Promise<KnownCampaign[]> {
  return queryRows(
    manager,
    campaignSchema,
    sql`SELECT id, external_id, name FROM leads.spend_campaigns WHERE platform = ${platform} ORDER BY id`,
  );
}

/** Adds it if it is new. A campaign that was stored by its name alone gets its id once a report has one. */
export async function campaignOf(
  manager: EntityManager,
  platform: string,
  line: SpendLine,
  known: KnownCampaign[],
): Promise<number> {
  const one = findKnown(known, line);
  if (!one) {
    const added = await queryRow(
      manager,
      campaignSchema,
      sql`INSERT INTO leads.spend_campaigns (platform, external_id, name)
        VALUES (${platform}, ${line.campaignId}, ${line.campaign}) RETURNING id, external_id, name`,
    );
    known.push(added);
    return added.id;
  }
  const externalId = one.external_id ?? line.campaignId;
  if (externalId !== one.external_id || line.campaign !== one.name) {
    Object.assign(one, { external_id: externalId, name: line.campaign });
    await execute(
      manager,
      sql`UPDATE leads.spend_campaigns SET external_id = ${externalId}, name = ${line.campaign} WHERE id = ${one.id}`,
    );
  }
  return one.id;
}

/** Finds a campaign by its id, else by its name. If the report has an id, only campaigns without one match by name. */
export function findKnown(
  known: readonly KnownCampaign[],
  { campaign, campaignId }: SpendLine,
): KnownCampaign | undefined {
  const hasName = ({ name }: KnownCampaign) => campaignKey(name) === campaignKey(campaign);
  if (campaignId === null) return known.findLast(hasName);
  return (
    known.find(({ external_id }) => external_id === campaignId) ??
    known.find((one) => one.external_id === null && hasName(one))
  );
}
