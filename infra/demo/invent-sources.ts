import {
  type AdPlatform,
  addDays,
  demoImportIds,
  demoMark,
  type EasternDate,
} from '@agency/contracts';

interface SpendDay {
  day: EasternDate;
  /** Begins with the mark. */
  campaignId: string;
  campaign: string;
  cents: number;
}

/** Ad spend of one platform, as one import would store it. */
export interface InventedSpend {
  importId: string;
  platform: AdPlatform;
  days: SpendDay[];
}

/** Within the last 90 days, of which today is one. */
const days = 89;

const campaigns = [
  { platform: 'google', campaign: 'wilmington-search', dollars: 34 },
  { platform: 'meta', campaign: 'coast-fall', dollars: 16 },
  // No lead came from it.
  { platform: 'meta', campaign: 'Video views', dollars: 5 },
] as const satisfies readonly { platform: AdPlatform; campaign: string; dollars: number }[];

const daysBefore = (today: EasternDate) =>
  Array.from({ length: days }, (_, index) => ({ day: addDays(today, index - days), index }));

export function inventSpend(today: EasternDate): InventedSpend[] {
  const [google, meta] = demoImportIds;
  return [
    { importId: google, platform: 'google' as const },
    { importId: meta, platform: 'meta' as const },
  ].map(({ importId, platform }) => ({
    importId,
    platform,
    days: campaigns.flatMap(({ campaign, dollars, ...one }, order) =>
      one.platform === platform
        ? daysBefore(today).map(({ day, index }) => ({
            day,
            campaignId: `${demoMark}-${order}`,
            campaign,
            cents: dollars * 100 + ((index * 37 + order * 11) % 400) - 200,
          }))
        : [],
    ),
  }));
}
