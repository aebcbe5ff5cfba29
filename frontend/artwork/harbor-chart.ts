import { contourField, seabed } from './contour-field.ts';
import { letters } from './lettering.ts';
import { palette } from './palette.ts';
import { type Point, smoothPath } from './path.ts';
import { compassRose } from './symbols.ts';

const width = 720;
const height = 620;

/** The lower Cape Fear, not to scale: a river coming down to an inlet, the sea to the right. */
const river = (y: number): number => 250 + 52 * Math.sin(y / 150) + y * 0.12;

/** The deepest of several waters, without a corner where they meet. */
function together(...depths: readonly number[]): number {
  const hardness = 6;
  return Math.log(depths.reduce((sum, depth) => sum + Math.exp(depth * hardness), 0)) / hardness;
}

function lie(x: number, y: number): number {
  const riverBed = 1.3 - Math.abs(x - river(y)) / (38 + y * 0.1);
  const sea = (x - 448 + Math.sin(y / 95) * 22 - y * 0.06) / 170;
  const mouth = (y - 452 + Math.sin(x / 80) * 12) / 130;
  return together(riverBed, Math.min(sea, 1.4), Math.min(mouth, 1.2), -0.6) - 0.55;
}

const bed = { seed: 42, scale: 220, relief: 0.34, shape: lie } as const;
/** Where the lead was dropped. */
const casts: readonly Point[] = [
  [584, 60],
  [676, 66],
  [640, 282],
  [694, 308],
  [612, 352],
  [664, 402],
  [700, 570],
  [536, 548],
  [392, 548],
  [240, 570],
  [120, 570],
  [40, 590],
  [180, 602],
  [306, 384],
  [318, 280],
  [306, 212],
  [262, 86],
];

function soundings(): string {
  const depth = seabed(bed);
  const path = casts
    .map(([x, y]) => {
      const feet = Math.max(2, Math.round(depth(x, y) * 22));
      return letters(String(feet), [x, y], { size: 15, anchor: 'middle' });
    })
    .join('');
  return `<path fill="${palette.channel}" d="${path}"/>`;
}

/** Where the office is: a harbor chart, for the contact page. */
export function harborChart(): string {
  const levels = [-0.2, 0.12, 0.42, 0.75, 1.1];
  const tints = ['#dfead9', '#eaf3f2', '#cfe5ea', '#b5d5de', '#98c2cf'];
  const field = contourField({
    ...bed,
    width,
    height,
    levels,
  })
    .map(
      (path, i) =>
        `<path fill="${tints[i]}" stroke="${i === 1 ? palette.ink : palette.channel}" stroke-width="${i === 1 ? 1.6 : 0.8}" stroke-opacity="${i === 1 ? 1 : 0.6}" d="${path}"/>`,
    )
    .join('');
  const track = smoothPath([
    [716, 390],
    [700, 510],
    [620, 592],
    [470, 590],
    [river(520) + 4, 530],
    [river(430), 430],
    [river(330), 330],
    [river(240), 240],
    [river(165), 165],
  ]);
  const town =
    `<path fill="none" stroke="${palette.magenta}" stroke-width="2.500" stroke-dasharray="2 9" stroke-linecap="round" d="${track}"/>` +
    `<circle cx="${river(165) + 4}" cy="160" r="7" fill="${palette.magenta}"/><circle cx="${river(165) + 4}" cy="160" r="15" fill="none" stroke="${palette.magenta}" stroke-width="2"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${palette.buff}" d="M0 0h${width}v${height}H0z"/>${field}${soundings()}${town}` +
    `${compassRose(632, 172, 64)}</svg>`
  );
}
