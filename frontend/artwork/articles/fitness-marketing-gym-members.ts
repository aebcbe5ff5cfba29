import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { type Point, round, smoothPath, steps } from '../path.ts';
import { seededNoise } from '../seeded-noise.ts';
import { sheet } from '../water.ts';

const { ink, channel, buff, sand, magenta, shoal } = palette;
const strokes = 8;
const noise = seededNoise(14);
/** From the marsh to the middle: how far each depth lies from the course, and its tint. */
const depths = [
  [122, '#dfead9'],
  [106, '#cfe5ea'],
  [82, '#b5d5de'],
  [58, '#99c1cf'],
  [32, '#84b2c3'],
] as const;

/** The way up the creek: t is 0 at the first stroke and 1 at the kayak's seat. */
function course(t: number): Point {
  return [44 + t * 290, 252 - t * 118 - Math.sin(t * 2.6) * 14];
}

function bank(distance: number): Point[] {
  return steps(-0.35, 1.65, 16).map((t): Point => {
    const [x, y] = course(t);
    return [x - distance * 0.3, y - distance * (1 + noise(t * 2.2, distance / 60) * 0.14)];
  });
}

function creek(): string {
  return depths
    .map(([distance, tint], i) => {
      const shores =
        smoothPath(bank(distance)) + smoothPath([...bank(-distance)].reverse()).replace('M', 'L');
      return i === 1
        ? solid(tint, `${shores}z`)
        : `<path fill="${tint}" stroke="${channel}" stroke-opacity=".5" d="${shores}z"/>`;
    })
    .join('');
}

function marshGrass(): string {
  const tufts: Point[] = [
    [52, 48],
    [118, 24],
    [28, 96],
    [92, 64],
    [20, 34],
    [172, 22],
    [446, 264],
    [392, 280],
    [344, 286],
    [418, 246],
    [464, 236],
    [366, 258],
  ];
  return line(
    tufts.map(([x, y]) => `M${x} ${y}v-10m-4 10-4-7m12 7 4-7m-16 8h16`).join(''),
    1,
    channel,
  );
}

/** Rings where each stroke left the water, on alternating sides, numbered as a chart numbers depths. */
function puddles(): string {
  let rings = '';
  let numerals = '';
  for (let i = 0; i < strokes; i++) {
    const [x, y] = course(i / strokes);
    const side = i % 2 === 0 ? -1 : 1;
    const [px, py] = [round(x + side * 9), round(y + side * 24)];
    const r = round(3.2 + i * 0.3);
    rings += `M${px - r} ${py}a${r} ${r} 0 1 1 ${r} ${r}M${px - r * 2} ${py}a${r * 2} ${r * 2} 0 1 1 ${r * 2.4} ${round(r * 1.9)}`;
    numerals += letters(String(i + 1), [px + side * 6, py + (side < 0 ? -15 : 26)], {
      size: 15,
      anchor: 'middle',
    });
  }
  return line(rings, 1, '#fff') + flat(ink, numerals);
}

/** Seen from a gull's height: hat, arms and blade, and no face to go with them. */
function kayak(): string {
  const hull =
    solid(buff, 'M0-82C9-58 14-30 14 0S9 54 0 78C-9 54-14 30-14 0S-9-58 0-82z') +
    line('M0-76v40M0 36v36', 1) +
    line('M-9-44h18M-8 44H8', 1);
  const cockpit = solid(channel, 'M0-24C8-22 10-10 10 2S6 22 0 22-10 14-10 2-8-22 0-24z');
  const paddle = `<g transform="rotate(-24)">${line('M-62-13H62', 2)}${solid(shoal, 'M-62-13c-3-8-20-9-26-3-2 3-2 5 0 7 7 5 23 3 26-4zM62-13c3-8 20-9 26-3 2 3 2 5 0 7-7 5-23 3-26-4z')}</g>`;
  const arm = (d: string): string => line(d, 7) + line(d, 4, sand);
  const paddler =
    arm('M-11 5-28-1') +
    arm('M11 5 18-22') +
    solid(magenta, 'M-13 6c0-7 5-9 13-9s13 2 13 9-5 9-13 9-13-2-13-9z') +
    disc(sand, 0, 2, 10, ink) +
    disc(sand, 0, 2, 5, ink);
  const [x, y] = course(1);
  return `<g transform="translate(${x} ${round(y)}) rotate(66) scale(1.12)">${hull}${cockpit}${paddle}${paddler}</g>`;
}

/** Eight visits in the first thirty days: what carries a kayak up the creek is the evenness of the strokes. */
export function draw(): string {
  const track = steps(-0.05, 0.74, 10).map(course);
  const wake = line(smoothPath(track), 1, '#fff');
  return sheet({ ground: buff, body: creek() + marshGrass() + wake + puddles() + kayak() });
}
