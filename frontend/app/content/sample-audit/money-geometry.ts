import { campaigns } from './account.ts';
import { keptBy, leaksOf, wastedBy } from './findings.ts';
import { sumOf } from './sums.ts';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

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

/**
 * The line between land and water over all basins. Where two meet it eases from one level to the other, by as much on
 * either side, so that every area keeps its size.
 */
export function coastline(basins: readonly Basin[], frame: Frame, below = 0): string {
  const bottom = frame.top + frame.height;
  const levelOf = ({ wasted, campaign }: Basin) =>
    Math.min(bottom, frame.top + (wasted / campaign.spend) * frame.height + below);
  return basins
    .map((basin, index) => {
      const level = levelOf(basin).toFixed(1);
      const next = basins[index + 1];
      if (index === 0 && next) return `M${frame.left} ${level}${ease(basin, next, level)}`;
      return next ? ease(basin, next, level) : `H${frame.left + frame.width}`;
    })
    .join('');

  function ease(basin: Basin, next: Basin, level: string): string {
    const end = basin.start + basin.length;
    const reach = Math.min(16, basin.length / 2.4, next.length / 2.4);
    const nextLevel = levelOf(next).toFixed(1);
    const x = (value: number) => value.toFixed(1);
    return `H${x(end - reach)}C${x(end)} ${level} ${x(end)} ${nextLevel} ${x(end + reach)} ${nextLevel}`;
  }
}
