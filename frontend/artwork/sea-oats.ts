import { palette } from './palette.ts';
import { type Point, smoothPath } from './path.ts';
import { seededRandom } from './seeded-noise.ts';
import { sheet, sheetSize, water } from './water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;
const random = seededRandom(5);

/** A stem in the south-west wind, its spikelets hanging in pairs from the bend. */
function oat(x: number, y: number, reach: number, lean: number): string {
  const at = (t: number): Point => [x + lean * t ** 2.1, y - reach * (t - 0.2 * t ** 3.2)];
  const stem = smoothPath([0, 0.25, 0.5, 0.75, 0.9, 1].map(at));
  const spikelets: string[] = [];
  for (let t = 0.6; t <= 1; t += 0.042) {
    const [sx, sy] = at(t);
    for (const side of [-1, 1]) {
      const length = 15 + random() * 5 - (t - 0.6) * 12;
      const tipX = sx + side * 5 + lean * 0.07 + random() * 3;
      const tipY = sy + length * (side === 1 ? 0.75 : 1);
      spikelets.push(
        `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${(sx + side * 8).toFixed(1)} ${(sy + length * 0.3).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}Q${(sx + side).toFixed(1)} ${(sy + length * 0.6).toFixed(1)} ${sx.toFixed(1)} ${sy.toFixed(1)}`,
      );
    }
  }
  return (
    `<path fill="none" stroke="${ink}" stroke-width="2" d="${stem}"/>` +
    `<path fill="#d9b978" stroke="${ink}" stroke-width=".8" d="${spikelets.join('')}"/>`
  );
}

function blades(x: number, y: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const lean = 20 + random() * 70 - (random() < 0.3 ? 80 : 0);
    const reach = 40 + random() * 55;
    const root = x + (random() - 0.5) * 46;
    path += `M${root.toFixed(0)} ${y}q${(lean * 0.2).toFixed(0)} ${(-reach * 0.8).toFixed(0)} ${lean.toFixed(0)} ${(-reach).toFixed(0)}`;
  }
  return `<path fill="none" stroke="${channel}" stroke-width="1.6" d="${path}"/>`;
}

/** Creative strategy: what grows here holds the dune. */
export function seaOats(): string {
  const sun = `<circle cx="372" cy="92" r="34" fill="${magenta}"/>`;
  const gulls = `<path fill="none" stroke="${ink}" stroke-width="2" d="M424 58q9-9 16 0 7-9 16 0M296 128q6-6 11 0 5-6 11 0"/>`;
  const sea = water({
    ...sheetSize,
    seed: 8,
    top: 178,
    gap: 15,
    tints: ['#b5d5de', shoal, shallows, '#f6fafa'],
    line: channel,
  });
  const dune =
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M-4 236c60-40 120-48 182-32 70 18 120 44 200 42 40-1 74-8 106-20v80H-4z"/>` +
    `<path fill="none" stroke="${ink}" stroke-opacity=".5" d="M20 254c50-24 100-26 150-12 60 16 104 34 170 34M8 276c60-22 120-22 180-6 50 14 90 22 140 20m60-14c26-2 50-8 76-16"/>`;
  const plants =
    blades(96, 222, 9) +
    blades(170, 214, 9) +
    oat(86, 222, 168, 74) +
    oat(112, 216, 196, 96) +
    oat(150, 212, 150, 104) +
    oat(178, 216, 176, 70) +
    blades(132, 220, 8);
  return sheet({ ground: buff, body: sun + gulls + sea + dune + plants });
}
