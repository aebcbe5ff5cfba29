import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { sheet, water } from '../water.ts';
import { type Bidder, bigSpender, boat, enough, newcomer, sumOf, you } from './parts/auction.ts';

const { ink, channel, buff, magenta, shoal } = palette;
const width = 400;
const height = 810;
const cell = 20;
const size = 15;
const left = 22;
/** Where each boat's sail ends, from the top of the sheet. */
const fleet: (readonly [Bidder, number])[] = [
  [you, 250],
  [bigSpender, 486],
  [newcomer, 738],
];

/** One boat on her own strip of water, with her place, name and sum beside her. */
function heat([bidder, foot]: readonly [Bidder, number]): string {
  const won = bidder === you;
  const end = foot + 72;
  const sea = { width, height: end, line: channel };
  const at = (line: number): Point => [230, foot - 38 + line * 22];
  const style = { size, face: 'bold' } as const;
  return (
    water({ ...sea, seed: foot, top: foot + 40, gap: 20, tints: [shoal] }) +
    boat(bidder, { at: [left, foot], cell, size, accent: won ? magenta : channel }) +
    water({ ...sea, seed: foot + 1, top: foot + 58, gap: 20, tints: ['#ddecee'] }) +
    `<path fill="${buff}" stroke="${ink}" d="M-1 ${end}h402V${height}H-1z"/>` +
    lettering(`${bidder.place}`, at(0), { ...style, color: won ? magenta : ink }) +
    lettering(bidder.name, at(1), style) +
    lettering(sumOf(bidder), at(2), { size, face: 'sans' })
  );
}

/** The auction for a phone: the three boats one below another. */
export function draw(): string {
  const text = [
    'A square is a dollar',
    'of bid by a point of',
    'quality. Shaded: what',
    'the boat behind makes',
    'you pay.',
  ];
  return sheet({
    width,
    height,
    ground: buff,
    body:
      fleet.map(heat).join('') +
      enough({ at: [left, 250], cell, size }) +
      lettering('Most sail is first', [186, 46], { size: 26 }) +
      text.map((line, i) => lettering(line, [186, 74 + i * 20], { size, face: 'sans' })).join(''),
  });
}
