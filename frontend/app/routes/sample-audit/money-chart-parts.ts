import { type Basin, basinsAlong } from '~/content/sample-audit/money-geometry';
import { inDollars } from '~/content/sample-audit/sums';

/** From the coast to the deep. */
export const tints = ['var(--color-shallows)', 'var(--color-shoal)', '#b5d5de', '#98c2cf'];

export const alt = `Chart of six campaigns, as wide as their spend: ${basinsAlong(0, 1)
  .map(
    ({ campaign, wasted }) =>
      `${campaign.name} ${inDollars(campaign.spend)}, ${inDollars(wasted)} of it to move`,
  )
  .join('; ')}. The table below has all figures.`;

/** Minimum depth of a leak for two lines of text. */
export const minTwoLinesPx = 44;

/** The leads it brought anyway, or nothing. */
export function peopleIn({ inquiries, reached }: Basin['leaks'][number]): string[] {
  if (inquiries === 0) return [];
  return [reached < inquiries ? `${inquiries} rang, ${reached} reached` : `${inquiries} asked`];
}
