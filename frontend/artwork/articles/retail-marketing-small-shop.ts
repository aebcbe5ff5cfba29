import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { type Point, round } from '../path.ts';
import { sheet } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

const walk = 252;
const awning = { left: 66, right: 408, top: 62, drop: 40, flare: 12, stripes: 12 } as const;

function facade(): string {
  let boards = '';
  for (let y = 38; y < walk; y += 14) boards += `M40 ${y}h396`;
  return (
    `<path fill="${shoal}" stroke="${ink}" stroke-width="2" d="M40 ${walk}V24h396v${walk - 24}z"/><path stroke="${channel}" stroke-opacity=".4" d="${boards}"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M32 16h412v10H32z"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M132 32h212v26H132z"/>` +
    `<path fill="${ink}" d="${letters('Shells & Sundries', [238, 51], { size: 20, anchor: 'middle' })}"/>`
  );
}

/** Striped canvas with a scalloped edge, wider at its hem than at the wall. */
function canvas(): string {
  const { left, right, top, drop, flare, stripes } = awning;
  const upper = (i: number): number => round(left + ((right - left) * i) / stripes);
  const lower = (i: number): number =>
    round(left - flare + ((right - left + flare * 2) * i) / stripes);
  let dark = '';
  let light = '';
  for (let i = 0; i < stripes; i++) {
    const width = round(lower(i + 1) - lower(i));
    const stripe = `M${upper(i)} ${top}H${upper(i + 1)}L${lower(i + 1)} ${top + drop}c0 14-${width} 14-${width} 0z`;
    if (i % 2 === 0) dark += stripe;
    else light += stripe;
  }
  return (
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="${light}"/><path fill="${channel}" stroke="${ink}" stroke-width="2" d="${dark}"/>` +
    `<path fill="none" stroke="${ink}" d="M${left - flare} ${top + drop}H${right + flare}"/>`
  );
}

/** A window one can read from the walk: few things, each with room. */
function display(): string {
  return (
    `<path fill="${deep}" stroke="${ink}" stroke-width="2" d="M78 112h150v104H78z"/><path fill="#fff" stroke="${ink}" stroke-width="2" d="M70 216h166v9H70z"/>` +
    `<path fill="${sand}" d="M79 164h148v5H79zM79 208h148v7H79z"/>` +
    `<path fill="${buff}" stroke="${ink}" d="M88 152c0-12 12-20 24-17s17 15 11 24l7 5h-24c-10 0-18-4-18-12z"/><path fill="none" stroke="${ink}" d="M118 158c6-8 1-17-7-18s-14 6-12 12 10 7 12 1-5-6-5-2"/><path fill="#98c2cf" stroke="${ink}" d="M134 164v-17l4-4v-6h8v6l4 4v17z"/>` +
    `<path fill="${shallows}" stroke="${ink}" d="M196 164c-18-6-20-22-14-26 4 2 5 6 5 6 0-6 3-9 6-10 4 3 5 8 5 8 2-5 6-6 8-6 2 8 2 22-10 28z"/><path stroke="${ink}" stroke-opacity=".6" d="m196 164-9-20m9 20 2-22m-2 22-14-24"/>` +
    `<path fill="#98c2cf" stroke="${ink}" d="M90 208v-13h30v13zM94 195v-12h22v12zM128 208v-22h18v22z"/><path fill="${sand}" stroke="${ink}" d="M162 202h50c-4 4-8 6-12 6h-28c-4 0-8-2-10-6z"/><path fill="#fff" stroke="${ink}" d="M186 200v-26c10 6 16 14 20 26zM183 200v-20c-6 6-11 13-13 20z"/>` +
    `<path stroke="${ink}" stroke-width="2" d="M153 112v104"/><path stroke="#fff" stroke-opacity=".45" d="m86 150 30-32m-30 44 18-20m118 24-22 24"/>`
  );
}

function door(): string {
  return (
    `<path fill="${deep}" stroke="${ink}" stroke-width="2" d="M262 ${walk}V112h62v${walk - 112}z"/>` +
    `<path fill="${shallows}" stroke="${ink}" stroke-width="2" d="M270 122h46v72h-46z"/><path fill="${channel}" stroke="${ink}" d="M270 204h46v38h-46z"/>` +
    `<circle cx="318" cy="200" r="3" fill="${sand}" stroke="${ink}"/><path fill="none" stroke="${ink}" d="m276 148 17-14 17 14"/>` +
    `<path fill="${magenta}" stroke="${ink}" d="M272 148h42v20h-42z"/><path fill="#fff" d="${letters('OPEN', [293, 162.5], { size: 12, face: 'bold', spacing: 0.6, anchor: 'middle' })}"/>`
  );
}

/** The owner's week of asking, chalked where both kinds of customer pass: four visits a year, or one. */
function tallyBoard(): string {
  const word = (text: string, y: number): string =>
    letters(text, [374, y], { size: 14, anchor: 'middle' });
  return (
    `<path fill="none" stroke="${ink}" stroke-width="3" d="m338 280 3-16m72 16-3-16"/>` +
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="m334 270 8-116h64l8 116z"/><path fill="${ink}" d="m341 263 7-102h52l7 102z"/>` +
    `<path fill="${buff}" d="${word('locals', 178)}${word('visitors', 225)}"/>` +
    `<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="m361 187-1 17m9-17v17m9-17-1 17m9-17 1 17M374 234v17"/>`
  );
}

function bloom([x, y]: Point, turn: number, fill: string, throat: string): string {
  const petal = 'c-9-3-11-13-5-18 3 0 4 1 5 2 1-1 2-2 5-2 6 5 4 15-5 18z';
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => `<path transform="rotate(${angle + turn})" d="M0 0${petal}"/>`)
    .join('');
  return (
    `<g transform="translate(${x} ${y})"><g fill="${fill}" stroke="${ink}">${petals}</g>` +
    `<path transform="rotate(${turn})" fill="none" stroke="${throat}" d="M0 0-4-12M0 0l1-14M0 0l6-11"/></g>`
  );
}

/** An azalea at the corner of the walk. */
function azalea(): string {
  const leaf = 'c8-8 18-8 24-2-8 6-16 8-24 2z';
  const leaves = [
    [40, 230, -70],
    [62, 214, -40],
    [20, 214, -120],
    [84, 238, -10],
    [52, 250, -30],
    [30, 260, -150],
    [94, 262, 10],
    [10, 240, -160],
    [72, 274, 0],
    [40, 196, -80],
    [14, 272, -150],
    [76, 222, -60],
    [96, 280, 20],
  ]
    .map(
      ([x, y, turn]) => `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0${leaf}"/>`,
    )
    .join('');
  return (
    `<path fill="${channel}" stroke="${ink}" stroke-width="2" d="M-6 306V206c4-10 14-14 24-10 6-12 24-12 30-2 12-6 26 0 28 12 12 0 20 10 16 22 12 4 16 16 10 26 10 8 10 22 2 30 4 8 4 16 0 24z"/>` +
    `<g fill="#2d7790" stroke="${ink}">${leaves}</g>` +
    bloom([34, 222], 10, '#fff', magenta) +
    bloom([70, 246], -20, '#fff', magenta) +
    bloom([22, 262], 30, '#fff', magenta) +
    bloom([62, 204], 40, '#fff', magenta) +
    bloom([58, 280], 0, magenta, '#fff') +
    bloom([94, 276], 50, '#fff', magenta)
  );
}

/** The small shop: a door that is open, and two kinds of customer counted on the board. */
export function draw(): string {
  let planks = '';
  for (let x = -140; x <= 620; x += 40)
    planks += `M${round(240 + (x - 240) * 0.72)} ${walk}L${x} 300`;
  const sea = `<path fill="#b5d5de" stroke="${channel}" d="M-4 198h490v60H-4z"/><path fill="#98c2cf" stroke="${channel}" d="M-4 222q20-5 44 0h400q24-5 50 0v36H-4z"/>`;
  const boardwalk = `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M-4 ${walk}h490v60H-4z"/><path stroke="${ink}" stroke-opacity=".6" d="${planks}"/>`;
  return sheet({
    ground: buff,
    body: sea + facade() + display() + door() + canvas() + boardwalk + tallyBoard() + azalea(),
  });
}
