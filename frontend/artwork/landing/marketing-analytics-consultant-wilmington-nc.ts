import { seabed } from '../contour-field.ts';
import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, soundings } from '../parts/chart-sheet.ts';
import { type Point, round, smoothPath, steps, straightPath } from '../path.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

const ground = {
  seed: 77,
  scale: 190,
  relief: 0.5,
  levels: [-0.42, -0.24, 0.1, 0.42, 0.74],
  shape: (x: number, y: number): number =>
    -0.62 + Math.max(0, 1.5 - Math.abs(y - 150 - Math.sin(x / 120) * 46) / 84) * 0.72,
};

const from: Point = [64, 252];
const to: Point = [648, 92];
/** Sea level of the section below, and how steeply depth is drawn. */
const section = { top: 368, bottom: 540, sea: 392, feet: 128 } as const;

const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];

function bottom(): Point[] {
  const depth = seabed(ground);
  return steps(0, 1, 40).map((t): Point => {
    const [x, y] = at(t);
    return [x, section.sea + (depth(x, y) + 0.24) * section.feet];
  });
}

/** Analytics: a line across the water, and under it what the sounding lead really found. */
export function draw(): string {
  const profile = bottom();
  const stations = [6, 13, 20, 27, 34].map((i) => [at(i / 40), profile[i] ?? at(0)] as const);
  const plan =
    `<path fill="none" stroke="${magenta}" stroke-width="2.500" d="${straightPath([from, to])}"/>` +
    `<path stroke="${magenta}" stroke-width="2.500" d="M${from[0] - 3} ${from[1] - 10}l6 20M${to[0] - 3} ${to[1] - 10}l6 20"/>` +
    lettering('A', [from[0] - 12, from[1] + 34], { size: 26, face: 'roman', color: magenta }) +
    lettering('B', [to[0] - 2, to[1] - 20], { size: 26, face: 'roman', color: magenta });
  const drops = stations
    .map(
      ([[x, y], [, by]]) =>
        `<path stroke="${ink}" stroke-dasharray="3 5" d="M${round(x)} ${round(y)}V${round(by)}"/>` +
        `<circle cx="${round(x)}" cy="${round(y)}" r="5" fill="#fff" stroke="${magenta}" stroke-width="2"/>`,
    )
    .join('');
  const line = smoothPath(profile);
  const panel =
    `<path fill="${buff}" d="M0 ${section.top - 34}h720v240H0z"/>` +
    `<path fill="${shoal}" d="M${from[0]} ${section.sea}h${to[0] - from[0]}v${section.bottom - section.sea}H${from[0]}z"/>` +
    `<path stroke="#fff" d="${[1, 2, 3].map((i) => `M${from[0]} ${section.sea + i * 41}H${to[0]}`).join('')}"/>` +
    `<path fill="${sand}" d="${line}V560H${from[0]}z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="${line}"/>` +
    `<path fill="none" stroke="${channel}" stroke-width="2" d="M${from[0]} ${section.sea}H${to[0]}"/>` +
    `<path stroke="${ink}" d="M0 ${section.top - 34}h720M${from[0]} ${section.sea}v150M${to[0]} ${section.sea}v150"/>`;
  const ladder = [0, 10, 20, 30]
    .map((feet, i) =>
      lettering(String(feet), [to[0] + 10, section.sea + i * 41 + 5], {
        size: 15,
        face: 'roman',
        color: deep,
      }),
    )
    .join('');
  const marks = stations
    .map(
      ([, [x, y]]) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="5" fill="${magenta}" stroke="${shallows}" stroke-width="2"/>`,
    )
    .join('');
  return chartSheet(
    chartGround(ground) +
      soundings({
        ground,
        seed: 3,
        color: channel,
        spacing: 60,
        feet: (depth) => (depth + 0.24) * 31,
        clear: [
          ...steps(0, 1, 12).map((t) => [...at(t), 26] as const),
          [to[0], to[1], 50],
          [290, 122, 36],
          [340, 118, 36],
          [390, 114, 36],
        ],
      }) +
      letteringAlong('Last Click Reach', 268, (x) => 128 - (x - 268) * 0.08, {
        size: 20,
      }) +
      plan +
      panel +
      drops +
      marks +
      ladder,
  );
}
