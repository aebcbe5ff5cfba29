import { type ContourField, contourField, seabed } from '../contour-field.ts';
import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { type Point, straightPath } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';

export interface SheetSize {
  width: number;
  height: number;
}

export const chartSize: SheetSize = { width: 720, height: 560 };
/** As wide as a page: a sheet laid right across the head of one. */
export const wideChartSize: SheetSize = { width: 1440, height: 440 };
/** Between the paper's edge and the water: the neat line with its minutes of latitude. */
const margin = 20;

export interface ChartStyle {
  land: string;
  tints: readonly string[];
  coast: string;
  contour: string;
}

const dayChart: ChartStyle = {
  land: palette.buff,
  tints: ['#dfead9', '#eaf3f2', '#cfe5ea', '#b5d5de', '#98c2cf'],
  coast: palette.ink,
  contour: palette.channel,
};

export const nightChart: ChartStyle = {
  land: '#0c2233',
  tints: ['#113449', '#123b52', '#164a65', '#1c5a75', '#236a87'],
  coast: palette.shoal,
  contour: palette.shoal,
};

type Ground = Pick<ContourField, 'seed' | 'scale' | 'relief' | 'shape'> & {
  levels: readonly number[];
};

/** Land and water by depth: the second level is the coast, drawn firmly. */
export function chartGround(
  ground: Ground,
  style: ChartStyle = dayChart,
  { width, height }: SheetSize = chartSize,
): string {
  const field = contourField({ width, height, ...ground });
  const bands = field.map((path, i) => {
    const coast = i === 1;
    return (
      `<path fill="${style.tints[i]}" stroke="${coast ? style.coast : style.contour}" ` +
      `stroke-width="${coast ? 2 : 1}" stroke-opacity="${coast ? 1 : 0.55}" d="${path}"/>`
    );
  });
  return `<path fill="${style.land}" d="M0 0h${width}v${height}H0z"/>${bands.join('')}`;
}

interface Soundings {
  ground: Ground;
  seed: number;
  color: string;
  /** How far a sounding stays from each of these places: [x, y, distance]. */
  clear?: readonly (readonly [number, number, number])[];
  spacing?: number;
  /** The sounding in feet for a depth of the made-up sea bed. */
  feet?: (depth: number) => number;
  size?: number;
  within?: SheetSize;
}

/** Small numerals scattered over the water, deeper where it is deeper. */
export function soundings({
  ground,
  seed,
  color,
  clear = [],
  spacing = 58,
  feet = (depth) => 4 + depth * 26,
  size = 13,
  within: { width, height } = chartSize,
}: Soundings): string {
  const depth = seabed(ground);
  const random = seededRandom(seed);
  const shallowest = (ground.levels[1] ?? 0) + 0.12;
  let path = '';
  for (let y = margin + 24; y < height - margin - 10; y += spacing * 0.8) {
    for (let x = margin + 22; x < width - margin - 22; x += spacing) {
      const at: Point = [
        x + (random() - 0.3) * spacing * 0.6,
        y + (random() - 0.5) * spacing * 0.4,
      ];
      const here = depth(at[0], at[1]);
      const crowded = clear.some(([cx, cy, r]) => Math.hypot(cx - at[0], cy - at[1]) < r);
      if (here < shallowest || crowded || at[0] > width - margin - 20) continue;
      path += letters(String(Math.max(1, Math.round(feet(here)))), at, { size, anchor: 'middle' });
    }
  }
  return `<path fill="${color}" fill-opacity=".8" d="${path}"/>`;
}

/** The graduated border: black and white minutes, as on every chart. */
function neatLine(paper: string, ink: string, { width, height }: SheetSize): string {
  const inner = margin - 4;
  const minutes: Point[][] = [];
  const step = 40;
  for (let x = margin; x < width - margin; x += step * 2) {
    const to = Math.min(x + step, width - margin);
    minutes.push(
      [
        [x, inner - 2],
        [to, inner - 2],
      ],
      [
        [x, height - inner + 2],
        [to, height - inner + 2],
      ],
    );
  }
  for (let y = margin; y < height - margin; y += step * 2) {
    const to = Math.min(y + step, height - margin);
    minutes.push(
      [
        [inner - 2, y],
        [inner - 2, to],
      ],
      [
        [width - inner + 2, y],
        [width - inner + 2, to],
      ],
    );
  }
  const frame = (inset: number): string =>
    `M${inset} ${inset}h${width - inset * 2}v${height - inset * 2}H${inset}z`;
  return (
    `<path fill="${paper}" fill-rule="evenodd" d="${frame(0)}${frame(margin)}"/>` +
    `<path fill="none" stroke="${ink}" d="${frame(margin)}${frame(inner - 4)}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="4" d="${minutes.map((line) => straightPath(line)).join('')}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="${frame(8)}"/>`
  );
}

/** A chart sheet: everything in `body` is cut at the neat line. */
export function chartSheet(
  body: string,
  {
    paper = palette.buff,
    ink = palette.ink,
    size = chartSize,
  }: { paper?: string; ink?: string; size?: SheetSize } = {},
): string {
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${body}${neatLine(paper, ink, size)}</svg>`
  );
}
