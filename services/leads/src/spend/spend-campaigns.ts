import type { SpendLine } from './read-report.js';

/** Campaigns are compared without case, spaces, and the characters that replace spaces in links. */
export const campaignKey = (name: string) => name.toLowerCase().replace(/[\s_+-]|%20/g, '');

/** A stored campaign. */
export interface KnownCampaign {
  id: number;
  external_id: string | null;
  name: string;
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
