import { lettering } from '../../lettering.ts';
import { palette } from '../../palette.ts';
import { type Point, smoothPath } from '../../path.ts';

const { ink, channel, buff, sand, magenta, shoal } = palette;

export const ideas = [
  ['Price', 'what it costs'],
  ['Proof', 'that it works'],
  ['Place', 'that it is here'],
] as const;
export const forms = ['Talking customer', 'Demonstration', 'Still picture'] as const;
/** The idea that won the first round, counted from the top. */
const winner = 1;

export const rounds = [
  ['Round one: down', '3 ideas in one form', '25 leads each, $1,500'],
  ['Round two: across', 'the winner in 3 forms', '25 leads each, $1,500'],
] as const;

/** Each picture is drawn on this card and placed by its middle. */
const card = { width: 96, height: 82 } as const;

const signs = {
  price:
    `<path fill="${buff}" stroke="${ink}" stroke-width="1.500" d="M-17-11H6l12 11L6 11h-23z"/>` +
    `<circle cx="9" r="2.500" fill="#fff" stroke="${ink}" stroke-width="1.500"/>` +
    lettering('$', [-6, 7], { size: 19, face: 'bold', anchor: 'middle' }),
  proof:
    `<path fill="${sand}" stroke="${ink}" stroke-width="1.500" d="m-7 4-5 15 7-2 5 5 5-5 7 2-5-15z"/>` +
    `<circle cy="-3" r="12" fill="${buff}" stroke="${ink}" stroke-width="1.500"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2.500" d="m-5-3 4 5 7-9"/>`,
  place:
    `<path fill="${sand}" stroke="${ink}" stroke-width="1.500" d="M-20 15c6-10 34-10 40 0z"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="1.500" d="m-6 9 2-22h8l2 22z"/><path fill="${ink}" d="M-5 1h10l-.7-7h-8.600zM-6-13H6L0-21z"/>`,
} as const;

/** Somebody in a sou'wester, who has something to say. */
function talking(sign: string): string {
  return (
    `<path fill="${channel}" stroke="${ink}" stroke-width="1.500" d="M4 82c0-18 8-24 20-24s20 6 20 24z"/>` +
    `<circle cx="24" cy="48" r="11" fill="#fff" stroke="${ink}" stroke-width="1.500"/>` +
    `<path fill="${sand}" stroke="${ink}" stroke-width="1.500" d="M6 50c4-3 6-8 7-12 2-9 20-9 22 0 1 4 3 9 7 12-6 2-10-4-18-4S12 52 6 50z"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="1.500" d="M46 6h40q4 0 4 4v38q0 4-4 4H58l-12 8 3-8q-5 0-5-4V10q0-4 2-4z"/>` +
    `<g transform="translate(67 29)">${sign}</g>`
  );
}

const hull = 'M10 40c24 5 52 4 78-4-2 14-8 24-18 28H30C20 60 13 52 10 40z';

/** The same hull before and after, and the brush that makes the difference. */
const demonstration =
  `<path fill="${channel}" d="${hull}"/><path fill="${sand}" d="M47 43c14 0 28-2 41-7-2 14-8 24-18 28H47z"/>` +
  `<path fill="none" stroke="${ink}" stroke-opacity=".7" d="M60 50h3m6-4h3m-8 12h3m9-6h3m-4 7h3m6-14h2M56 58h2"/>` +
  `<path fill="none" stroke="${ink}" stroke-width="2" d="${hull}"/>` +
  `<g transform="translate(46 50) rotate(38)" stroke="${ink}" stroke-width="1.500"><path stroke-width="4" stroke-linecap="round" d="M0-10v-36"/><path fill="${sand}" d="M-13-16h26v8h-26z"/><path fill="#fff" d="M-13-8h26L11 4h-22z"/><path d="M-7-6v8m7-8v8m7-8v8"/></g>` +
  `<path stroke="${ink}" stroke-width="2" d="M30 64l-5 12m45-12 5 12M8 76h80"/>`;

/** One picture on the wall: the clean hull, and its seal. */
const still =
  `<path fill="#fff" stroke="${ink}" stroke-width="1.500" d="M8 8h80v66H8z"/><path fill="${buff}" d="M15 15h66v52H15z"/><path fill="${shoal}" d="M15 49h66v18H15z"/>` +
  `<path fill="${channel}" stroke="${ink}" stroke-width="1.500" d="M20 44c16 3 34 2 52-3-2 9-6 14-12 16H32c-7-3-10-7-12-13z"/>` +
  `<path stroke="${ink}" stroke-width="1.500" d="M44 44V20"/><path fill="#fff" stroke="${ink}" stroke-width="1.500" d="m46 22 16 17H46z"/>` +
  `<path fill="none" stroke="${ink}" d="M15 15h66v52H15z"/><g transform="translate(76 24) scale(.8)">${signs.proof}</g>`;

const pictures = [
  [talking(signs.price), '', ''],
  [talking(signs.proof), demonstration, still],
  [talking(signs.place), '', ''],
] as const;

interface Place {
  middle: Point;
  size: Point;
  scale: number;
}

/** One cell of the matrix: the ad that was shot, or a place on the chart where nobody has been. */
export function cell(row: number, column: number, { middle, size, scale }: Place): string {
  const [x, y] = middle;
  const [width, height] = size;
  const outline = `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
  const picture = pictures[row]?.[column] ?? '';
  if (picture === '') {
    return (
      `<path fill="none" stroke="${ink}" stroke-opacity=".5" stroke-dasharray="6 5" d="${outline}"/>` +
      lettering('not shot', [x, y + 6], { size: 20, anchor: 'middle', color: channel })
    );
  }
  const won = row === winner && column === 0;
  const at = `${x - (card.width * scale) / 2} ${y - (card.height * scale) / 2}`;
  const check = `<circle cx="${x + width / 2}" cy="${y - height / 2}" r="13" fill="${magenta}"/><path fill="none" stroke="#fff" stroke-width="3" d="m${x + width / 2 - 6} ${y - height / 2} 4 5 8-9"/>`;
  return (
    `<path fill="${won ? buff : '#fff'}" stroke="${won ? magenta : ink}" stroke-width="${won ? 4 : 2}" d="${outline}"/>` +
    `<g transform="translate(${at}) scale(${scale})">${picture}</g>${won ? check : ''}`
  );
}

/** A dredged channel between two banks; what is not channel stays land. */
export function dredged(banks: readonly (readonly Point[])[]): string {
  const [first, ...others] = banks.map((bank) => smoothPath(bank));
  const rest = others.map((path) => path.replace('M', 'L')).join('');
  const shores = [first, ...others].join('');
  return (
    `<path fill="none" stroke="#dfead9" stroke-width="20" d="${shores}"/>` +
    `<path fill="${shoal}" d="${first}${rest}z"/><path fill="none" stroke="${ink}" stroke-width="2" d="${shores}"/>`
  );
}

/** The order in which the rounds are sailed. */
export function roundMark(index: number, [x, y]: Point): string {
  return (
    `<circle cx="${x}" cy="${y}" r="13" fill="${index === 0 ? ink : magenta}"/>` +
    lettering(String(index + 1), [x, y + 6], {
      size: 17,
      face: 'bold',
      anchor: 'middle',
      color: '#fff',
    })
  );
}
