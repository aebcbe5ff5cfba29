import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { type Point, round, smoothPath, steps } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal } = palette;

const deck = 238;
const gold = '#d9b978';

/** A café chair from its side, facing right; turned over it stands on a table. */
const chair = `<path fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" d="M-15-50-9 0M-11-24H12L15 0M-16-50h4l3 26M12-24v3h-20"/>`;

function seat(x: number, facing: 1 | -1): string {
  return `<g transform="translate(${x} ${deck}) scale(${facing} 1)">${chair}</g>`;
}

function table(x: number, width: number): string {
  return (
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M${x} ${deck - 36}v32m-14 4 14-5 14 5"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M${x - width / 2} ${deck - 42}h${width}v6h-${width}z"/>`
  );
}

/** Furniture is drawn about its own middle, somewhat small, and stood on the deck at full size. */
function atDeck(x: number, furniture: string): string {
  return `<g transform="translate(${x} ${deck}) scale(1.24) translate(0 -${deck})">${furniture}</g>`;
}

/** A table nobody asked for tonight: its chairs are up. */
function closed(x: number): string {
  const up = (dx: number, facing: 1 | -1): string =>
    `<g transform="translate(${x + dx} ${deck - 67}) scale(${facing} -1)">${chair}</g>`;
  return up(-16, 1) + up(16, -1) + table(x, 76);
}

/** The Tuesday table: laid for two, the lamp lit. */
function laid(x: number): string {
  const top = deck - 42;
  return (
    seat(x - 56, 1) +
    seat(x + 56, -1) +
    table(x, 84) +
    `<path fill="#fff" stroke="${ink}" d="M${x - 34} ${top - 4}h22l-4 4h-14zM${x + 12} ${top - 4}h22l-4 4H${x + 16}z"/>` +
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M${x - 9} ${top - 5}h18v5h-18z"/><path fill="#fff" stroke="${ink}" stroke-width="2" d="M${x - 6} ${top - 5}c-8-10-3-18 0-24h12c3 6 8 14 0 24z"/>` +
    `<path fill="${ink}" d="M${x - 8} ${top - 33}h16v4h-16z"/><path fill="none" stroke="${ink}" d="M${x - 6} ${top - 33}q6-14 12 0"/>` +
    `<path fill="${magenta}" d="M${x} ${top - 23}c6 8 5 15 0 16-5-1-6-8 0-16z"/>`
  );
}

function shack(): string {
  let boards = '';
  for (let y = 106; y < deck; y += 13) boards += `M372 ${y}h112`;
  return (
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M372 ${deck}V88h114v${deck - 88}z"/><path stroke="${ink}" stroke-opacity=".5" d="${boards}"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M388 140h68v58h-68z"/><path fill="${sand}" stroke="${ink}" stroke-width="2" d="M384 198h76v7h-76z"/>` +
    `<path fill="none" stroke="${ink}" d="M396 198v-16h10v16m8 0v-22h8v22m8 0v-14h14v14M388 158h68m-56 0v-7m14 7v-7m14 7v-7m14 7v-7"/>` +
    `<path fill="${ink}" d="M354 92 384 48h110v44z"/><path fill="none" stroke="${sand}" d="M362 81h124M370 70h116M377 59h109"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M382 102h82v22h-82z"/><path fill="${ink}" d="${letters('OYSTERS', [423, 118], { size: 14, face: 'bold', spacing: 1, anchor: 'middle' })}"/>`
  );
}

/** A string of bulbs from the shack's eave to the far post. */
function bulbs(): string {
  const post: Point = [46, 84];
  const eave: Point = [372, 84];
  const sag = (t: number): Point => [
    round(post[0] + (eave[0] - post[0]) * t),
    round(post[1] + Math.sin(Math.PI * t) * 22),
  ];
  const lamps = steps(0.1, 0.9, 8).map((t) => {
    const [x, y] = sag(t);
    return `<path stroke="${ink}" d="M${x} ${y}v5"/><circle cx="${x}" cy="${round(y + 9)}" r="5" fill="#fff" stroke="${ink}"/>`;
  });
  return (
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M41 76h9v${deck - 76}h-9z"/>` +
    `<path fill="none" stroke="${ink}" d="${smoothPath(steps(0, 1, 8).map(sag))}"/>${lamps.join('')}`
  );
}

function deckEdge(): string {
  const piles = [30, 142, 254, 366, 452].map((x) => `M${x} ${deck + 12}h14v60h-14z`).join('');
  const planks = steps(30, 470, 22).map((x) => `M${round(x)} ${deck}v6`);
  return (
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="${piles}"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M14 ${deck}h480v12H14z"/><path stroke="${ink}" d="M14 ${deck + 6}h480${planks.join('')}"/>`
  );
}

function marsh(): string {
  const random = seededRandom(12);
  let blades = '';
  for (let x = -2; x < 484; x += 4 + random() * 7) {
    const reach = 8 + random() * 12;
    blades += `M${round(x)} 190q1-${round(reach * 0.7)} ${round(2 + random() * 6)}-${round(reach)}`;
  }
  return (
    `<path fill="${gold}" d="M-4 190v-8c80-8 160 0 240-5 90-5 170 3 250-3v16z"/>` +
    `<path fill="none" stroke="${ink}" stroke-opacity=".7" d="${blades}"/>`
  );
}

/** The shoulder season: October light, the chairs up, and one table that has a reason to come. */
export function draw(): string {
  const sun = `<circle cx="262" cy="150" r="62" fill="${buff}" stroke="${ink}"/>`;
  const geese = `<path fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" d="m84 62 7 3 7-4m6-8 7 3 7-4m6-8 7 3 7-4m2 12 7 3 7-4m6 12 7 3 7-4m6 12 7 3 7-4"/>`;
  const creek = water({
    ...sheetSize,
    seed: 83,
    top: 190,
    gap: 26,
    tints: [shoal, '#b5d5de', '#98c2cf', '#7fb0c2'],
    line: deep,
  });
  return sheet({
    ground: sand,
    body:
      sun +
      geese +
      marsh() +
      creek +
      bulbs() +
      shack() +
      atDeck(118, closed(0)) +
      atDeck(262, laid(0)) +
      deckEdge(),
  });
}
