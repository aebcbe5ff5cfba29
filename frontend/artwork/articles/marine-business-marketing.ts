import { letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

const deck = 236;
const foot = 8.5;
const hullFrom = 70;

/** A charter boat, hanging: antifouling to her waterline, propeller and rudder in the air. */
function boat(): string {
  const hull = `M${hullFrom} 150c100 4 200-4 304-34-8 40-26 74-56 90l-154 12c-8 0-12-4-18-12-26-2-50-8-69-18z`;
  return (
    `<g transform="translate(0 -20)" stroke="${ink}"><path fill="none" stroke-width="2" d="M154 207h-28"/>` +
    `<path fill="${sand}" d="M126 206c-5-4-5-14 0-16 4 3 4 12 0 16zm0 2c-5 4-5 14 0 16 4-3 4-12 0-16z"/>` +
    `<path fill="${deep}" stroke-width="2" d="M108 190h12v36h-12z"/><path fill="#fff" d="${hull}"/>` +
    `<path fill="${deep}" stroke="none" d="M76.500 186c90 2 182-1 275-14-8 14-19 27-34 34l-153.500 12c-8 0-12-4-18-12-26-2-50-8-69-18z"/>` +
    `<path fill="none" stroke="${channel}" stroke-width="3" d="M76 180c90 2 186-3 278-16"/>` +
    `<path fill="none" d="M72 158c100 4 196-4 296-31"/><path fill="none" stroke-width="2" d="${hull}"/>` +
    `<path fill="${buff}" stroke-width="2" d="M168 149v-40h78l22 33z"/>` +
    `<path fill="${channel}" d="M178 117h22v15h-22zm28 0h22v15h-22zm28 0h9l11 15h-20z"/>` +
    `<path fill="#fff" stroke-width="2" d="M158 101h94v8h-94z"/>` +
    `<path fill="none" d="M286 138v-15m20 10v-15m20 9v-15M286 123c14-3 27-6 40-11M98 151v-16h46v17m-23 0v-17"/></g>`
  );
}

/** One side of the lift: a beam on two legs, each on its pair of wheels. */
function frame(dx: number, dy: number, fill: string, braces: string): string {
  const leg = (x: number): string =>
    `<path fill="${fill}" stroke="${ink}" stroke-width="2" d="M${x} 60h14v156h-14z"/>`;
  return (
    `<g transform="translate(${dx} ${dy})">${leg(76)}${leg(326)}` +
    `<path fill="${fill}" stroke="${ink}" stroke-width="2" d="M62 50h292v16H62z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="${braces}"/></g>`
  );
}

function wheels(): string {
  return [83, 333]
    .map(
      (x) =>
        `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M${x - 28} 204h56v12h-56z"/>` +
        [x - 18, x + 18]
          .map(
            (cx) =>
              `<circle cx="${cx}" cy="${deck - 15}" r="14" fill="${ink}"/><circle cx="${cx}" cy="${deck - 15}" r="6" fill="${shoal}"/>`,
          )
          .join(''),
    )
    .join('');
}

/** The finger pier's edge as a chart's scale bar: this trade is priced by the foot. */
function pier(): string {
  let bars = '';
  let numerals = '';
  for (let i = 0; i * 5 <= 35; i++) {
    const x = hullFrom + i * 5 * foot;
    if (i % 2 === 0 && i < 7) bars += `M${x} ${deck + 3}h${5 * foot}v5h-${5 * foot}z`;
    if (i % 2 === 0)
      numerals += letters(String(i * 5), [x, deck + 27], {
        size: 14,
        face: 'roman',
        anchor: 'middle',
      });
  }
  const piles = [21, 106, 191, 276, 361].map((x) => `M${x} ${deck + 11}h13v70h-13z`).join('');
  return (
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="${piles}"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M-4 ${deck}h396v11H-4z"/>` +
    `<path fill="${ink}" d="${bars}${numerals}"/>`
  );
}

/** The chart sign of a hurricane and the track behind it. */
function storm(): string {
  return (
    `<path fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="2 6" stroke-linecap="round" d="M488 168c-14-24-26-46-44-64"/>` +
    `<g transform="translate(424 84)"><path fill="${magenta}" d="M-13-1C-13-13-3-22 14-22 6-18 4-15 5-12 10-9 13-5 13 1 13 13 3 22-14 22-6 18-4 15-5 12-10 9-13 5-13-1z"/><circle r="6" fill="${shallows}"/></g>`
  );
}

/** Those not yet on the list, still afloat. */
function waiting(): string {
  return [398, 434]
    .map(
      (x, i) =>
        `<g transform="translate(${x} ${218 + i * 6}) scale(${0.8 + i * 0.25})"><path stroke="${ink}" stroke-width="1.500" d="M0-8v-44"/><path fill="none" stroke="${ink}" d="M0-50-15-8M0-50 16-8"/>` +
        `<path fill="#fff" stroke="${ink}" stroke-width="1.500" d="M-17-8h36C17-1 13 2 8 4h-18c-4-2-6-6-7-12z"/></g>`,
    )
    .join('');
}

/** Marine trades: out of the water by the foot, while the storm is still far down its track. */
export function draw(): string {
  const far = water({
    ...sheetSize,
    seed: 52,
    top: 206,
    gap: 22,
    tints: ['#cfe5ea', '#b5d5de', '#98c2cf'],
    line: channel,
  });
  const near = water({
    ...sheetSize,
    seed: 57,
    top: 276,
    gap: 30,
    tints: ['#7fb0c2'],
    line: channel,
  });
  const straps = `<path fill="none" stroke="${ink}" stroke-width="2" d="M165 66v18m112-18v18"/><path fill="${sand}" stroke="${ink}" d="M160 82h10v117h-10zm112 0h10v109h-10z"/>`;
  const behind = `<path fill="${sand}" stroke="${ink}" d="M172 76h7v60h-7zm112 0h7v44h-7z"/>`;
  return sheet({
    ground: shallows,
    body:
      storm() +
      far.replace('<path fill="#98c2cf"', `${waiting()}<path fill="#98c2cf"`) +
      frame(16, -8, '#98c2cf', '') +
      behind +
      boat() +
      straps +
      frame(0, 0, channel, 'M90 94l28-28M326 94l-28-28') +
      pier() +
      wheels() +
      near,
  });
}
