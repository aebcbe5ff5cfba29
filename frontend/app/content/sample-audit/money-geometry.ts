import { campaigns } from './account.ts';
import { keptBy, leaksOf, wastedBy } from './findings.ts';
import { sumOf } from './sums.ts';

const total = sumOf(campaigns, ({ spend }) => spend);

export interface Basin {
  campaign: (typeof campaigns)[number];
  leaks: ReturnType<typeof leaksOf>;
  wasted: number;
  kept: ReturnType<typeof keptBy>;
  /** Where it begins and how far it reaches along the frame. */
  start: number;
  length: number;
}

/** One basin for each campaign, as long as its spend, laid end to end with a gap between them. */
export function basinsAlong(start: number, length: number, gap = 0): Basin[] {
  const pixelsPerDollar = (length - gap * (campaigns.length - 1)) / total;
  let reached = start;
  return campaigns.map((campaign) => {
    const basin = {
      campaign,
      leaks: leaksOf(campaign.id),
      wasted: wastedBy(campaign.id),
      kept: keptBy(campaign.id),
      start: reached,
      length: campaign.spend * pixelsPerDollar,
    };
    reached += basin.length + gap;
    return basin;
  });
}
