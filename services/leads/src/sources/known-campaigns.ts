import { fileError } from '@agency/platform';
import * as z from 'zod';
import { campaignKey } from './campaign-rows.js';
import type { SpendLine } from './read-report.js';

export const campaignSchema = z.object({
  id: z.int(),
  external_id: z.string().nullable(),
  name: z.string(),
});
export type KnownCampaign = z.infer<typeof campaignSchema>;

/** The stored campaigns of a platform. A report has a line per campaign and day: none of them searches all campaigns. */
export class KnownCampaigns {
  private readonly byId = new Map<string, KnownCampaign>();
  private readonly byName = new Map<string, Set<KnownCampaign>>();

  constructor(campaigns: readonly KnownCampaign[]) {
    for (const campaign of campaigns) this.add(campaign);
  }

  add(campaign: KnownCampaign): void {
    const id = campaign.external_id;
    if (id !== null && !this.byId.has(id)) this.byId.set(id, campaign);
    const key = campaignKey(campaign.name);
    this.byName.set(key, (this.byName.get(key) ?? new Set()).add(campaign));
  }

  /** After it got its ID or another name. */
  replace(before: KnownCampaign, after: KnownCampaign): void {
    this.byName.get(campaignKey(before.name))?.delete(before);
    if (before.external_id !== null) this.byId.delete(before.external_id);
    this.add(after);
  }

  /**
   * Finds a campaign by its id, else by its name. If the report has an id, only campaigns without one match by name.
   * Throws a ValidationException for a name alone that several campaigns have.
   */
  find({ campaign, campaignId }: Pick<SpendLine, 'campaign' | 'campaignId'>) {
    const namesakes = [...(this.byName.get(campaignKey(campaign)) ?? [])];
    if (campaignId !== null) {
      const withoutId = () => namesakes.find(({ external_id }) => external_id === null);
      return this.byId.get(campaignId) ?? withoutId();
    }
    if (namesakes.length > 1) {
      throw fileError(
        `Several campaigns are called “${campaign}”. Please upload a report with campaign IDs. Nothing was stored.`,
      );
    }
    return namesakes[0];
  }
}
