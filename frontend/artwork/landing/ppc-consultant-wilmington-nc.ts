import { letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, soundings } from '../parts/chart-sheet.ts';
import { canMark, hullFromAbove, nunMark } from '../parts/marks.ts';
import { distanceToCourse, mound } from '../parts/terrain.ts';
import { type Point, straightPath } from '../path.ts';

const { ink, channel, magenta, buff } = palette;

const front: Point = [405, 160];
const rear: Point = [426, 88];
/** The leading line, run out to sea from the two marks in line. */
const seaward: Point = [290, 550];

const shoals = [
  [140, 330, 92],
  [232, 420, 58],
  [560, 360, 104],
  [470, 480, 60],
] as const;

const ground = {
  seed: 52,
  scale: 150,
  relief: 0.22,
  levels: [-0.1, 0.06, 0.26, 0.5, 0.76],
  shape: (x: number, y: number): number => {
    const sea = Math.min(0.72, (y - 168 + Math.sin(x / 70) * 20) / 190);
    const bars = shoals.reduce((sum, bar) => sum + mound(x, y, bar), 0) * 0.6;
    const cut = Math.max(0, 0.85 - distanceToCourse(x, y, [[398, 170], seaward]) / 55);
    return sea - bars + cut;
  },
};

function breakers(places: readonly Point[]): string {
  const d = places
    .map(([x, y]) => `M${x} ${y}q6-8 12 0t12 0 12 0M${x + 8} ${y + 11}q6-8 12 0t12 0`)
    .join('');
  return `<path fill="none" stroke="${channel}" stroke-width="2" d="${d}"/>`;
}

/** A chart's sign for a wreck. */
function wreck([x, y]: Point): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="25" ry="14" fill="${buff}" fill-opacity=".7" stroke="${ink}" stroke-dasharray="2 4"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M${x - 16} ${y}h32M${x} ${y - 8}v16M${x - 8} ${y - 5}v10m16-10v10"/>`
  );
}

/** A range mark ashore: keep the lower one under the upper one. */
function rangeMark([x, y]: Point, height: number): string {
  return (
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M${x - 13} ${y - height}h26v${height - 8}h-26z"/>` +
    `<path fill="${magenta}" d="M${x - 4} ${y - height + 1}h8v${height - 10}h-8z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="m${x - 10} ${y + 12} 5-20m15 20-5-20M${x - 16} ${y + 12}h32"/>`
  );
}

/** Pay per click: one narrow way over the bar, and two marks ashore to hold in line. */
export function draw(): string {
  const gate: Point = [388, 214];
  const line =
    `<path stroke="${magenta}" stroke-width="2.500" d="${straightPath([gate, seaward])}"/>` +
    `<path stroke="${magenta}" stroke-dasharray="6 6" d="${straightPath([rear, gate])}"/>`;
  const limits = `<path fill="none" stroke="${magenta}" stroke-dasharray="2 6" d="M60 246c60-44 160-36 190 20 22 44 50 70 44 118-4 40-20 90-70 92-70 2-60-60-110-92s-90-90-54-138zM470 300c50-50 170-46 196 22 20 60-20 130-90 126-30-2-40 10-46 40-8 40-70 46-94 12-30-44 4-60 6-104 0-40 0-68 28-96z"/>`;
  return chartSheet(
    chartGround(ground) +
      limits +
      breakers([
        [100, 282],
        [150, 424],
        [96, 396],
        [572, 396],
        [604, 336],
        [520, 428],
      ]) +
      wreck([176, 276]) +
      wreck([530, 334]) +
      wreck([226, 470]) +
      soundings({
        ground,
        seed: 15,
        color: channel,
        spacing: 56,
        feet: (depth) => (depth - 0.06) * 24,
        clear: [
          ...shoals.map(([x, y, r]) => [x, y, r * 0.95] as const),
          [360, 330, 60],
          [346, 250, 44],
          [384, 262, 34],
          [226, 338, 28],
          [330, 410, 50],
          [306, 490, 36],
          [90, 500, 40],
          [150, 506, 40],
          [200, 510, 30],
          [600, 500, 30],
        ],
      }) +
      line +
      canMark([322, 300], 1.15) +
      nunMark([420, 312], 1.15) +
      canMark([280, 436], 1.25) +
      nunMark([364, 458], 1.25) +
      hullFromAbove([310, 482], 18) +
      rangeMark(rear, 50) +
      rangeMark(front, 40) +
      letteringAlong('Broad Match Flats', 66, (x) => 352 + ((x - 140) / 50) ** 2 * 2, {
        size: 20,
        color: ink,
      }) +
      letteringAlong('Exact Channel', 349, (x) => 550 - (x - 306) * 3.43, { size: 20, spacing: 1 }),
  );
}
