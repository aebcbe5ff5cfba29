import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { type Point, round, smoothPath } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;
const random = seededRandom(33);

interface Shell {
  at: Point;
  pattern: number;
  /** How high it stands. */
  size: number;
  lean: number;
  fill: string;
}

/** One side of a valve from the narrow hinge to the broad lip, a little uneven as oysters are. */
function edge(length: number, width: number, side: number, ruffle: readonly number[]): Point[] {
  return [0, 0.12, 0.3, 0.5, 0.7, 0.86, 0.96, 1].map((t, i): Point => {
    const half = width * 0.62 * t ** 0.55 * Math.sqrt(1 - t ** 3) * (1 + (ruffle[i] ?? 0));
    return [side * half + width * 0.2 * t ** 2, -length * t];
  });
}

/** Four valves a hundred units high, standing on their hinges, with the rings of their years; all shells are drawn after them. */
const patterns = Array.from({ length: 4 }, (_, i) => {
  const width = 44 + i * 5;
  const ruffle = Array.from({ length: 16 }, () => (random() - 0.5) * 0.3);
  const outline = (scale: number): string =>
    smoothPath([
      ...edge(100 * scale, width * scale, -1, ruffle),
      ...edge(100 * scale, width * scale, 1, ruffle.slice(8))
        .reverse()
        .slice(1),
    ]);
  return `<g id="valve${i}"><path d="${outline(1)}z"/><path fill="none" stroke="${channel}" stroke-width="1.600" d="${[0.82, 0.6].map(outline).join('')}"/></g>`;
});

function valve({ at: [x, y], pattern, size, lean, fill }: Shell): string {
  const scale = round(size) / 100;
  return `<use href="#valve${pattern % patterns.length}" fill="${fill}" stroke="${ink}" stroke-width="${round(1.7 / scale)}" transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(lean)}) scale(${scale})"/>`;
}

/** A clump grown together, the outer shells leaning out. */
function clump(x: number, y: number, count: number, size: number): string {
  const tints = ['#b5d5de', shoal, '#99c1cf', shallows] as const;
  return Array.from({ length: count }, (_, i) => {
    const share = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
    return { order: Math.abs(((i * 7) % count) - count / 2), share, i };
  })
    .sort((a, b) => b.order - a.order)
    .map(({ share, i }) =>
      valve({
        at: [x + share * size * 0.7, y + random() * 6],
        pattern: i,
        size: size * (1.05 - Math.abs(share) * 0.3 + random() * 0.16),
        lean: share * 50 + (random() - 0.5) * 14,
        fill: tints[i % tints.length] ?? shoal,
      }),
    )
    .join('');
}

/** The one that may be looked into: the lid up, the pearl in the cup. */
function openOyster(x: number, y: number): string {
  const lid =
    solid(
      '#99c1cf',
      'M-42-10c-10-14-6-24-13-36-4-14 3-24 4-34 8-10 16-10 24-20 14 0 20-6 34-4 12 6 20 4 28 16 10 8 10 18 16 28-2 14 4 22-4 34-2 8-1 12-5 16z',
    ) +
    solid(
      '#fff',
      'M-36-10c-8-12-4-24-10-36-2-12 4-22 8-30 8-6 12-10 20-16 14 0 20-4 30-2 10 4 16 6 22 14 8 8 8 16 12 24-2 12 2 20-4 32l-8 14z',
      channel,
      1,
    ) +
    flat(shoal, 'M-4-74c12-6 28 0 30 12 0 10-14 14-24 8-8-4-14-14-6-20z');
  const cup =
    solid(
      '#99c1cf',
      'M-54-8c-2 10 6 12 8 20 8 4 12 12 24 14 10 6 22 2 32 5 12-5 22-3 30-12 10-5 12-12 16-27z',
    ) +
    line('M-44 8c20 12 70 14 92-2M-32 19c18 6 44 7 64-2', 1, channel) +
    solid(
      '#fff',
      'M-54-8c10-12 30-10 44-14 18 2 34-2 48 5 8 2 14 4 18 9-8 12-26 11-42 15-16-1-30 2-46-4-10-2-18-4-22-11z',
    ) +
    flat(shoal, 'M-36-7c16-10 56-11 74 0-16 9-58 9-74 0z');
  const pearl = disc(magenta, 2, -13, 10, ink) + line('M-3-15q1-4 5-4', 1, '#fff');
  return `<g transform="translate(${x} ${y})">${lid}${cup}${pearl}</g>`;
}

function stake(x: number, top: number, foot: number): string {
  return (
    solid(sand, `M${x - 3} ${top}h6v${foot - top}h-6z`) + line(`M${x - 8} ${foot + 2}q8-5 16 0`, 1)
  );
}

/** First settle what may be measured: on a private bed every shell stays shut but the one you were shown. */
export function draw(): string {
  const far =
    solid(sand, 'M-6 92c60-8 130-6 210 8H-6z', ink, 1) +
    line('M20 88v-9m7 8v-13m8 12v-8', 1) +
    solid(
      channel,
      'M238 98l10-9 14-3 12 4 14-6 14 5 16-4 14 6 14-5 16 5 14-5 18 4 16-4 18 6 16-3 40 5v12H230z',
      ink,
      1,
    ) +
    solid('#fff', 'M246 88V62h10v26z', ink, 1) +
    flat(ink, 'M245 58h12v4h-12zM248 52h6v6h-6z');
  const creek = water({
    ...sheetSize,
    seed: 111,
    top: 98,
    gap: 26,
    tints: [shallows, shoal, '#bfdce3'],
    line: channel,
  });
  const calm = line('M150 116h44m-20 8h60M330 122h50m-24 8h34', 1, channel);
  const mud =
    solid(sand, 'M-6 196c60-22 120-26 190-22 90 4 190-16 302-12v150H-6z') +
    line(
      'M12 216c26-8 48-12 80-13M396 186c30-4 50-4 72-3M20 282c40-8 70-8 104-4M330 288c40-4 70-4 110 0',
      1,
    );
  const board =
    solid(buff, 'M36 112h104v27H36z') +
    lettering('Private bed', [88, 131], { size: 17, anchor: 'middle' });
  return sheet({
    ground: buff,
    body:
      `<defs>${patterns.join('')}</defs>` +
      far +
      creek +
      calm +
      mud +
      stake(88, 100, 204) +
      board +
      stake(300, 138, 180) +
      stake(424, 124, 178) +
      clump(352, 202, 6, 44) +
      clump(178, 204, 5, 40) +
      clump(376, 264, 7, 68) +
      clump(114, 266, 8, 72) +
      openOyster(246, 250),
  });
}
