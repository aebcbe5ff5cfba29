import { account, campaigns } from '../../app/content/sample-audit/account.ts';
import { waste } from '../../app/content/sample-audit/findings.ts';
import { type Basin, basinsAlong } from '../../app/content/sample-audit/money-geometry.ts';
import { inDollars } from '../../app/content/sample-audit/sums.ts';
import { depthTints, palette } from './palette.ts';
import { faces } from './social-card.ts';

const size = { width: 504, height: 360 } as const;
const frame = { left: 0, top: 40, width: size.width, height: 264 };
const depths = [0, 10, 24, 46];
/** Narrower basins have no room for their name or figure. */
const minLetteredPx = 60;

const money = `Land: ${inDollars(waste.total)} to move. Water: ${inDollars(account.spend - waste.total)} at work.`;

/** The sample audit's chart of what the money achieved, with the little text that is legible in a shared link. */
export function moneyPicture(): string {
  const basins = basinsAlong(frame.left, frame.width);
  const bottom = frame.top + frame.height;
  const water = depths
    .map(
      (below, index) =>
        `<path fill="${depthTints[index * 2]}" d="${coastline(basins, below)}V${bottom}H${frame.left}Z"/>`,
    )
    .join('');
  const words = basins.map(({ campaign, wasted, kept, start, length }) => {
    if (length < minLetteredPx) return '';
    const x = start + length / 2;
    const middle = frame.top + ((wasted / campaign.spend) * frame.height) / 2;
    return (
      `<text x="${x}" y="27" font-size="16" fill="${palette.ink}">${campaign.shortName}</text>` +
      `<text x="${x}" y="${middle + 8}" font-size="21" fill="${palette.magenta}">${inDollars(wasted)}</text>` +
      `<text x="${x}" y="${bottom - 22}" font-size="21" fill="${palette.ink}">${inDollars(kept.spend)}</text>`
    );
  });
  const walls = basins
    .slice(1)
    .map(({ start }) => `M${start} ${frame.top}V${bottom}`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">` +
    `<path fill="${palette.buff}" d="M0 0h${size.width}v${size.height}H0z"/>` +
    `<path fill="${palette.sand}" d="M0 ${frame.top}h${frame.width}v${frame.height}H0z"/>${water}` +
    `<path fill="none" stroke="${palette.ink}" stroke-width="2.5" d="${coastline(basins)}"/>` +
    `<path fill="none" stroke="${palette.ink}" opacity=".35" d="${walls}"/>` +
    `<path fill="none" stroke="${palette.ink}" stroke-width="1.5" d="M0 ${frame.top}H${frame.width}M0 ${bottom}H${frame.width}"/>` +
    `<g font-family="${faces.text}" text-anchor="middle">${words.join('')}` +
    `<text x="${size.width / 2}" y="338" font-size="20" fill="${palette.ink}">${money}</text></g></svg>`
  );
}

/**
 * The line between land and water over all basins. Where two meet it eases from one level to the other, by as much on
 * either side, so that every area keeps its size.
 */
function coastline(basins: readonly Basin[], below = 0): string {
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

/** For the subset of the fonts that draw it. */
export const moneyPictureLetters = `${campaigns.map(({ shortName }) => shortName).join('')}${money}0123456789`;
