import { palette } from '../palette.ts';
import { type Point, round, smoothPath } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;

interface House {
  x: number;
  width: number;
  /** Where its floor and its eaves are. */
  floor: number;
  eaves: number;
  ridge: number;
  fill: string;
  windows: readonly number[];
}
const houses: readonly House[] = [
  { x: 28, width: 78, floor: 178, eaves: 138, ridge: 110, fill: '#11364b', windows: [12, 34, 56] },
  { x: 132, width: 66, floor: 168, eaves: 112, ridge: 84, fill: deep, windows: [10, 42] },
  { x: 226, width: 92, floor: 172, eaves: 122, ridge: 88, fill: '#11364b', windows: [12, 66] },
  { x: 350, width: 72, floor: 180, eaves: 140, ridge: 116, fill: deep, windows: [10, 29, 48] },
];
const sands = 226;

/** A house on piles: cross-braced legs, a porch with its rail, and everything dark. */
function stiltHouse({ x, width, floor, eaves, ridge, fill, windows }: House): string {
  const right = x + width;
  let piles = '';
  for (let at = x + 3; at <= right - 3; at += (width - 6) / 3)
    piles += `M${round(at)} ${floor}V${sands}`;
  let rail = `M${x - 10} ${floor - 13}H${right + 10}`;
  for (let at = x - 10; at <= right + 10; at += (width + 20) / 12)
    rail += `M${round(at)} ${floor - 13}v13`;
  const panes = windows.map((dx) => `M${x + dx} ${eaves + 10}h13v17h-13z`).join('');
  return (
    `<path stroke="${ink}" stroke-width="4" d="${piles}"/>` +
    `<path stroke="${ink}" d="M${x + 4} ${floor + 4}l${(width - 8) / 3} 44m${(width - 8) / 3} 0 ${(width - 8) / 3}-44"/>` +
    `<path fill="${fill}" stroke="${ink}" stroke-width="2" d="M${x} ${floor}V${eaves}h${width}v${floor - eaves}z"/>` +
    `<path fill="${channel}" stroke="${ink}" d="${panes}"/>` +
    `<path fill="${ink}" d="M${x - 8} ${eaves + 2}l${round(width * 0.28)} ${ridge - eaves}h${round(width * 0.44 + 16)}l${round(width * 0.28)} ${eaves - ridge}z"/>` +
    `<path fill="none" stroke="${ink}" d="${rail}"/><path fill="${ink}" d="M${x - 12} ${floor - 1}h${width + 24}v5H${x - 12}z"/>`
  );
}

/** The one house with somebody in it. */
function lit(): string {
  return (
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M257 128h30v44h-30z"/>` +
    `<path fill="none" stroke="${ink}" d="M272 128v44m-15-26h30"/>` +
    `<path fill="${sand}" stroke="${ink}" d="M262 174h20l4 46h-28z"/><path stroke="${ink}" d="M262 182h21m-22 8h22m-23 9h24m-24 9h24"/>`
  );
}

function grass(seed: number, from: number, to: number, top: (x: number) => number): string {
  const random = seededRandom(seed);
  let path = '';
  for (let x = from; x < to; x += 3 + random() * 9) {
    const reach = 10 + random() * 24;
    const lean = 4 + random() * 16;
    path += `M${round(x)} ${round(top(x) + 3)}q${round(lean * 0.2)} ${round(-reach * 0.8)} ${round(lean)} ${round(-reach)}`;
  }
  return `<path fill="none" stroke="${ink}" stroke-width="1.500" d="${path}"/>`;
}

/** Eighteen letters: a box by the path, its flag up. */
function mailbox([x, y]: Point): string {
  return (
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M${x - 4} ${y}h9v60h-9z"/>` +
    `<path fill="${shoal}" stroke="${ink}" stroke-width="2" d="M${x - 26} ${y}v-18c0-16 22-16 22 0v18z"/>` +
    `<path fill="${shoal}" stroke="${ink}" stroke-width="2" d="M${x - 15} ${y - 30}h36c8 0 11 6 11 12v18H${x - 4}v-18c0-7-4-12-11-12z"/>` +
    `<path fill="none" stroke="${ink}" d="M${x - 15} ${y - 16}v6"/>` +
    `<path stroke="${magenta}" stroke-width="3" d="M${x + 14} ${y - 12}v-36"/><path fill="${magenta}" d="M${x + 13} ${y - 50}h18v13H${x + 13}z"/>`
  );
}

/** Second homes: a row of dark houses, one of them lived in tonight, and the monthly letter that got her there. */
export function draw(): string {
  const afterglow = water({
    ...sheetSize,
    seed: 71,
    top: 44,
    gap: 38,
    tints: ['#2d7790', '#5d9bb1', '#98c2cf', '#cfe5ea'],
    line: shoal,
  });
  const sea =
    `<path fill="${sand}" d="M-4 178h490v24H-4z"/><path fill="#7fb0c2" stroke="${ink}" stroke-opacity=".6" d="M-4 197h490v40H-4z"/>` +
    `<path stroke="${shoal}" d="M8 204h40m66 3h52m40-4h20m100 4h50m90-5h50"/>`;
  const stars = `<path stroke="${shoal}" d="M70 40h4m-2-2v4M172 28h4m-2-2v4M318 46h4m-2-2v4M424 30h4m-2-2v4"/>`;
  const ridge: Point[] = [
    [-10, 226],
    [60, 214],
    [140, 224],
    [230, 214],
    [320, 222],
    [400, 208],
    [490, 220],
  ];
  const front: Point[] = [
    [-10, 250],
    [70, 238],
    [150, 256],
    [240, 272],
    [330, 256],
    [410, 246],
    [490, 256],
  ];
  const dune = (line: Point[], fill: string): string =>
    `<path fill="${fill}" stroke="${ink}" stroke-width="2" d="${smoothPath(line)}V310H-10z"/>`;
  const walk =
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M262 216h22l34 90h-90z"/>` +
    `<path stroke="${ink}" d="M259 224h28m-31 9h35m-39 11h43m-48 13h53m-59 15h65m-71 16h77"/>`;
  return sheet({
    ground: channel,
    body:
      afterglow +
      stars +
      sea +
      houses.map(stiltHouse).join('') +
      lit() +
      dune(ridge, '#1c5a75') +
      grass(3, 6, 226, () => 219) +
      grass(4, 316, 470, () => 217) +
      dune(front, deep) +
      walk +
      mailbox([404, 226]),
  });
}
