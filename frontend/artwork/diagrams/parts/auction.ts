import { lettering } from '../../lettering.ts';
import { palette } from '../../palette.ts';
import { type Point, round } from '../../path.ts';
import { largeLettering } from './large-lettering.ts';

const { ink, channel, magenta, shoal, sand } = palette;

export interface Bidder {
  place: string;
  name: string;
  /** Dollars per click, and quality out of ten: the sail's width and height. */
  bid: number;
  quality: number;
  pays: string;
  /** The area of the next boat's sail, which this one has to match. The last boat has none to match. */
  next?: number;
}

export const you: Bidder = {
  place: 'First',
  name: 'you',
  bid: 6,
  quality: 8,
  pays: 'pays $4.51',
  next: 36,
};
export const bigSpender: Bidder = {
  place: 'Second',
  name: 'the big spender',
  bid: 9,
  quality: 4,
  pays: 'pays $8.76',
  next: 35,
};
export const newcomer: Bidder = {
  place: 'Third',
  name: 'the newcomer',
  bid: 7,
  quality: 5,
  pays: 'pays the reserve price',
};

const sailOf = ({ bid, quality }: Bidder): number => bid * quality;
export const sumOf = (bidder: Bidder): string =>
  `$${bidder.bid} × ${bidder.quality} = ${sailOf(bidder)}`;

interface Rig {
  /** The sail's lower left corner. */
  at: Point;
  /** The side of a square: a dollar across, a point of quality up. */
  cell: number;
  size: number;
  accent?: string;
}

/** A measure across the sail, as a chart's scale bar, with its figure above. */
function span([x, y]: Point, width: number, label: string, size: number, color: string): string {
  return (
    `<path fill="none" stroke="${color}" stroke-width="2" d="M${x} ${y}h${round(width)}m0-5v10M${x} ${y - 5}v10"/>` +
    lettering(label, [x + width / 2, y - 7], { size, face: 'bold', anchor: 'middle', color })
  );
}

/** The sail in squares; the shaded ones are those that the next boat makes it pay for. */
function sail(bidder: Bidder, { at: [x, foot], cell, size, accent = channel }: Rig): string {
  const { bid, quality, pays, next } = bidder;
  const [width, height] = [bid * cell, quality * cell];
  const top = foot - height;
  const paid = next ? round((next / quality) * cell) : 0;
  let squares = '';
  for (let i = 1; i < bid; i++) squares += `M${x + i * cell} ${top}v${height}`;
  for (let i = 1; i < quality; i++) squares += `M${x} ${top + i * cell}h${width}`;
  const price = next
    ? span([x, top - 16], paid, pays, size, accent)
    : lettering(pays, [x + width / 2, top - 14], {
        size,
        anchor: 'middle',
        face: 'bold',
        color: accent,
      });
  return (
    `<path fill="#fff" d="M${x} ${top}h${width}v${height}H${x}z"/>` +
    `<path fill="${shoal}" d="M${x} ${top}h${paid}v${height}H${x}z"/>` +
    `<path stroke="${channel}" stroke-opacity=".4" d="${squares}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M${x} ${top}h${width}v${height}H${x}z"/>` +
    (next
      ? `<path stroke="${accent}" stroke-width="2" d="M${x + paid} ${top - 11}v${height + 11}"/>`
      : '') +
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M${x - 8} ${top - 3}h${width + 16}v6H${x - 8}z"/>` +
    price +
    span([x, top - size - 32], width, `bids $${bid}.00`, size, ink)
  );
}

/** A hull seen from ahead, its mast and sheets; the water in front is drawn later. */
function hull(bidder: Bidder, { at: [x, foot], cell }: Rig): string {
  const width = bidder.bid * cell;
  const [middle, deck] = [x + width / 2, foot + 26];
  return (
    `<path fill="none" stroke="${ink}" d="M${x} ${foot} ${middle - 40} ${deck + 4}M${x + width} ${foot} ${middle + 40} ${deck + 4}"/>` +
    `<path stroke="${ink}" stroke-width="5" d="M${middle} ${foot}v26"/>` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M${middle} ${deck - 12}q-20 12-48 12c2 26 12 42 24 54h48c12-12 22-28 24-54q-28 0-48-12z"/>` +
    `<path stroke="#fff" stroke-width="2" d="M${middle - 45} ${deck + 11}q28-1 45-13 17 12 45 13" fill="none"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M${middle} ${deck - 12}v66"/>`
  );
}

/** A bidder as a boat seen from ahead: her bid is the sail's width, her quality its height. */
export function boat(bidder: Bidder, rig: Rig): string {
  const {
    at: [x, foot],
    cell,
    size,
  } = rig;
  const number: Point = [
    x + (bidder.bid * cell) / 2,
    foot - (bidder.quality - 0.6) * cell + size * 1.95,
  ];
  return (
    hull(bidder, rig) +
    sail(bidder, rig) +
    largeLettering(String(sailOf(bidder)), number, {
      ...rig,
      times: 2.7,
      face: 'bold',
      anchor: 'middle',
    })
  );
}

/** What to read off the winner's sail. */
export function enough({ at: [x, foot], cell, size }: Rig): string {
  const middle = x + 2.25 * cell;
  const style = { size, face: 'bold', anchor: 'middle', color: magenta } as const;
  return (
    lettering('36 squares', [middle, foot - cell * 1.5], style) +
    lettering('would do', [middle, foot - cell * 1.5 + size * 1.2], style)
  );
}
