import {
  type AdPlatform,
  addDays,
  demoImportIds,
  demoMark,
  type EasternDate,
  type Touch,
} from '@agency/contracts';
import { visits } from './invented.ts';

/** Arrivals of a day from one origin. The touch carries the mark, so that they never add to real ones. */
export interface InventedArrivals {
  day: EasternDate;
  touch: Touch & Record<typeof demoMark, string>;
  arrivals: number;
  begunForms: number;
}

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

/** A few more lately, most of them from search. */
export function inventArrivals(today: EasternDate): InventedArrivals[] {
  const distinct = new Map(visits.map((visit) => [JSON.stringify(visit), visit]));
  const origins = [...distinct.values()].map((visit) => ({ ...visit, [demoMark]: '1' }));
  return daysBefore(today).flatMap(({ day, index }) => [
    ...origins.map((touch, origin) => ({
      day,
      touch,
      arrivals: 4 + ((index * 3 + origin * 5) % 7) + (origin < 2 ? 6 : 0) + Math.floor(index / 30),
      begunForms: 0,
    })),
    {
      day,
      touch: { landingPath: '/contact', [demoMark]: '1' },
      arrivals: 0,
      begunForms: 2 + (index % 4),
    },
  ]);
}

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
