import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { type Point, round } from '../path.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

/** The article's own year: each month's share of the money, in percent. */
const shares = [7, 6, 9, 10, 12, 11, 8, 7, 7, 9, 7, 7] as const;
const initials = 'JFMAMJJASOND';
const may = 4;
const rose: Point = [150, 124];
const hub = 18;
const perCent = 5.4;
const rim = 100;

/** A place on the rose: May lies to the right, where the vane is. */
function onRose(month: number, radius: number): Point {
  const angle = ((month - may) * Math.PI) / 6;
  return [round(rose[0] + Math.cos(angle) * radius), round(rose[1] + Math.sin(angle) * radius)];
}

function arm(month: number): string {
  const reach = hub + (shares[month] ?? 0) * perCent;
  const half = 0.39;
  const corners = [
    onRose(month - half, hub),
    onRose(month - half, reach),
    onRose(month + half, reach),
    onRose(month + half, hub),
  ];
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`;
}

/** A pilot chart's wind rose, drawn of money instead of wind. */
function yearRose(): string {
  const [cx, cy] = rose;
  const months = [...initials].map((_, month) => month);
  const ring = (radius: number): string =>
    `M${cx - radius} ${cy}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`;
  const names = months.map((month) => {
    const [x, y] = onRose(month, rim - 9);
    return letters(initials[month] ?? '', [x, y + 4.4], {
      size: 13,
      face: 'roman',
      anchor: 'middle',
    });
  });
  const others = months.filter((month) => month !== may);
  return (
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="${ring(rim)}"/>` +
    `<path fill="none" stroke="${sand}" d="${ring(hub + 4 * perCent)}${ring(hub + 8 * perCent)}"/>` +
    `<path fill="none" stroke="${ink}" d="${ring(hub + 12 * perCent)}${ring(hub)}"/>` +
    `<path fill="#98c2cf" stroke="${ink}" d="${others.map(arm).join('')}"/>` +
    `<path fill="${magenta}" stroke="${ink}" d="${arm(may)}"/>` +
    `<path fill="${ink}" d="${names.join('')}"/>`
  );
}

/** A red drum, the spot at its tail, turned into the wind over its four points. */
function vane(): string {
  const [, y] = rose;
  const points = ['W', 'E'].map((name, i) =>
    letters(name, [i === 0 ? 326 : 408, 165], { size: 15, face: 'bold', anchor: 'middle' }),
  );
  return (
    `<g fill="none" stroke="${ink}" stroke-width="2"><path d="M367 82v102M336 160h62"/><path d="M264 ${y}h46"/></g>` +
    `<path fill="${ink}" d="m256 ${y} 18-8v16z${points.join('')}"/><circle cx="367" cy="79" r="5" fill="${ink}"/>` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" d="M300 127c12-14 30-24 48-25l8-9c14 0 26 5 34 14 12 4 22 8 30 10l20-12c-3 7-4 13-4 19s2 13 6 19l-23-12c-9 4-18 6-27 8l-8 8-8-7c-24 3-44 2-58-2-8-3-14-6-18-11z"/>` +
    `<path fill="none" stroke="${shoal}" d="M331 107c5 10 6 22 2 33M348 112q4 4 0 8m14-8q4 4 0 8m14-8q4 4 0 8m-21 1q4 4 0 8m14-8q4 4 0 8m14-8q4 4 0 8m-35 1q4 4 0 8m14-8q4 4 0 8m304 131 10 1"/>` +
    `<circle cx="316" cy="118" r="3" fill="#fff" stroke="${ink}"/><circle cx="413" cy="121" r="4" fill="${ink}"/>`
  );
}

function cupola(): string {
  let louvres = '';
  for (let y = 218; y <= 244; y += 6) louvres += `M344 ${y}h18m10 0h18`;
  let shingles = '';
  for (let row = 0; row < 3; row++) {
    const y = 256 + row * 17;
    for (let x = 252 - row * 14 + (row % 2) * 12; x < 490; x += 24) shingles += `M${x} ${y}v17`;
  }
  return (
    `<path fill="${deep}" stroke="${ink}" stroke-width="2" d="M252 254h240v60H204z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-opacity=".55" d="M240 271h250M226 288h260${shingles}"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M334 206h66v50h-66z"/>` +
    `<path fill="${shoal}" stroke="${ink}" d="M342 212h22v36h-22zm28 0h22v36h-22z"/><path stroke="${ink}" d="${louvres}"/>` +
    `<path fill="${deep}" stroke="${ink}" stroke-width="2" d="M324 206c22-2 36-10 40-22h6c4 12 18 20 40 22z"/>` +
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M246 250h240v7H246z"/>`
  );
}

/** HVAC: the year is a wind rose of money, and the vane points at May, before the heat. */
export function draw(): string {
  const sea = water({
    ...sheetSize,
    seed: 41,
    top: 236,
    gap: 22,
    tints: [shoal, '#b5d5de', '#98c2cf'],
    line: channel,
  });
  const sky = `<path fill="none" stroke="${channel}" stroke-opacity=".5" d="M286 48c20-10 44-2 58-8s30-12 46-6 24 0 40 6M404 66c12-6 30-2 42-4"/>`;
  return sheet({ ground: shallows, body: sky + sea + yearRose() + cupola() + vane() });
}
