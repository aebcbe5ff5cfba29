import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { sheet, water } from '../water.ts';
import { type Bidder, bigSpender, boat, enough, newcomer, sumOf, you } from './parts/auction.ts';

const { ink, channel, buff, magenta, sand, shoal } = palette;
const size = { width: 720, height: 640 } as const;
const cell = 24;
const foot = 396;
const fleet: (readonly [Bidder, number])[] = [
  [you, 92],
  [bigSpender, 270],
  [newcomer, 520],
];

const coast = `<path fill="${sand}" stroke="${ink}" d="M250 450c70-3 110-14 190-14s90-12 170-16c50-2 90-6 120-6v40z"/>`;

/** A tide staff for the height of the sails. */
function staff(): string {
  let ticks = '';
  let marks = '';
  for (let point = 0; point <= 10; point++) {
    ticks += `M30 ${foot - point * cell}h${point % 2 ? 8 : 14}`;
    if (point % 2 === 0 && point > 0)
      marks += lettering(String(point), [48, foot - point * cell + 6], { size: 17, face: 'sans' });
  }
  return (
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M30 ${foot + 74}V${foot - 250}h44V${foot + 74}z"/>` +
    `<path stroke="${ink}" stroke-width="2" d="${ticks}"/>${marks}` +
    lettering('quality', [24, foot - 262], { size: 17, face: 'sans', color: channel })
  );
}

function caption([bidder, x]: readonly [Bidder, number]): string {
  const at = (y: number): Point => [x + (bidder.bid * cell) / 2, y];
  const color = bidder === you ? magenta : ink;
  return (
    lettering(`${bidder.place}: ${bidder.name}`, at(523), {
      size: 17,
      face: 'bold',
      anchor: 'middle',
      color,
    }) + lettering(sumOf(bidder), at(549), { size: 17, face: 'sans', anchor: 'middle' })
  );
}

/** The auction as a start of three boats: most sail is first, and the sail is bid by quality. */
export function draw(): string {
  const sea = { ...size, seed: 31, line: channel };
  const key =
    lettering('Most sail is first', [272, 66], { size: 38 }) +
    [
      'A square is a dollar of bid by a point of quality.',
      'Shaded: what the boat behind makes you pay.',
    ]
      .map((line, i) => lettering(line, [274, 100 + i * 25], { size: 17, face: 'sans' }))
      .join('');
  const rule = lettering('36 squares / 8 high = $4.50 wide, and a cent to stay ahead', [360, 612], {
    size: 17,
    face: 'sans',
    anchor: 'middle',
  });
  return sheet({
    ...size,
    ground: buff,
    body:
      coast +
      water({ ...sea, top: 446, gap: 20, tints: [shoal] }) +
      staff() +
      fleet
        .map(([bidder, x]) =>
          boat(bidder, {
            at: [x, foot],
            cell,
            size: 17,
            accent: bidder === you ? magenta : channel,
          }),
        )
        .join('') +
      enough({ at: [92, foot], cell, size: 17 }) +
      water({ ...sea, seed: 33, top: 466, gap: 108, tints: ['#ddecee', '#eaf3f2'] }) +
      fleet.map(caption).join('') +
      key +
      rule,
  });
}
