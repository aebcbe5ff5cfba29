import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import { hullFromAbove } from '../parts/marks.ts';
import { mix } from '../path.ts';
import { sheet } from '../water.ts';
import {
  expected,
  gateLines,
  marsh,
  planFrame,
  type Stream,
  shoal,
  visitors,
  water,
} from './parts/funnel.ts';
import { lines, note } from './parts/label.ts';

const { ink, buff, magenta } = palette;

const width = 400;
const height = 880;
const at = { arrive: 62, read: 176, open: 280, begin: 366, send: 440 } as const;
const whole: Stream = {
  down: true,
  axis: 156,
  perVisitor: 0.25,
  gates: [
    { along: -20, people: visitors.arrive },
    { along: at.arrive, people: visitors.arrive },
    { along: at.read, people: visitors.read },
    { along: at.open, people: visitors.open },
    { along: at.begin, people: visitors.begin },
    { along: at.send, people: visitors.send },
    { along: 476, people: visitors.send },
  ],
};
const plan = [12, 496, 376, 372] as const;
const near = { top: 501, open: 602, begin: 722, send: 806, bottom: 863 } as const;
const narrows: Stream = {
  down: true,
  axis: 172,
  perVisitor: whole.perVisitor * 6,
  gates: [
    { along: near.top, people: visitors.open },
    { along: near.open, people: visitors.open },
    { along: near.begin, people: visitors.begin },
    { along: near.send, people: visitors.send },
    { along: near.bottom, people: visitors.send },
  ],
};
const fiveFields: Stream = {
  ...narrows,
  gates: [
    { along: near.open, people: visitors.open },
    { along: near.begin, people: expected.begin },
    { along: near.send, people: expected.send },
    { along: near.bottom, people: expected.send },
  ],
};

const boats: readonly (readonly [x: number, y: number, heading: number])[] = [
  [66, 38, 180],
  [238, 30, 176],
  [222, 88, 92],
  [96, 92, 272],
  [156, 208, 182],
];
const boatsNear: readonly (readonly [x: number, y: number, heading: number])[] = [
  [128, 628, 176],
  [182, 640, 182],
  [222, 644, 318],
];

const size = 15;
const numeral = 30;

function counts(): string {
  const middle = whole.axis;
  const banks = [
    [at.open, '130', 'open the form'],
    [at.begin, '52', 'begin it'],
    [at.send, '26', 'send it'],
  ] as const;
  return (
    lettering('1,000', [middle, at.arrive - 26], { size: numeral, anchor: 'middle' }) +
    lines(['arrive'], [middle, at.arrive - 7], { size, face: 'sans', anchor: 'middle' }) +
    lettering('420', [middle, at.read - 26], { size: numeral, anchor: 'middle' }) +
    lines(['read on'], [middle, at.read - 7], { size, face: 'sans', anchor: 'middle' }) +
    banks
      .map(
        ([y, people, did]) =>
          lettering(people, [112, y], { size: numeral, anchor: 'end' }) +
          lines([did], [112, y + 20], { size, face: 'sans', anchor: 'end' }),
      )
      .join('')
  );
}

/** Beside the water, step by step: how many in a hundred get through, and what to think of it. */
function scale(): string {
  const x = 286;
  const stops = [at.arrive, at.read, at.open, at.begin, at.send];
  const said = [
    ['42 in 100', 'ordinary'],
    ['31 in 100', 'good already'],
    ['40 in 100', '65 expected'],
    ['50 in 100', 'half give up'],
  ];
  const bar = stops.map((y) => `M${x - 6} ${y}h12`).join('');
  const notes = said.map((texts, i) =>
    note(texts, [x + 14, mix(stops[i] ?? 0, stops[i + 1] ?? 0, 0.5) - 4], {
      size,
      color: i === 2 ? magenta : ink,
    }),
  );
  return (
    `<path stroke="${ink}" d="M${x} ${at.arrive}V${at.send}${bar}"/>` +
    `<path stroke="${magenta}" stroke-width="4" d="M${x} ${at.open}V${at.begin}"/>${notes.join('')}`
  );
}

function narrowsPlan(): string {
  const { axis } = narrows;
  return (
    planFrame(plan, buff) +
    water(narrows) +
    shoal(narrows, fiveFields, [
      [112, 702],
      [121, 742],
      [232, 702],
      [222, 746],
    ]) +
    gateLines({ ...narrows, gates: narrows.gates.slice(1, 4) }, 16) +
    boatsNear
      .map(([bx, by, heading]) => hullFromAbove([bx, by], heading, { scale: 0.7 }))
      .join('') +
    lettering('130', [axis, near.open - 40], { size: numeral, anchor: 'middle' }) +
    lines(['open it'], [axis, near.open - 18], { size, face: 'sans', anchor: 'middle' }) +
    lettering('52', [axis, near.begin - 26], { size: numeral, anchor: 'middle' }) +
    lines(['begin'], [axis, near.begin - 7], { size, face: 'sans', anchor: 'middle' }) +
    lettering('26', [axis, near.send + 32], { size: numeral, anchor: 'middle' }) +
    note(['Plan A', 'six times', 'as large'], [288, 534], { size }) +
    note(['Eleven fields', 'the narrow', 'place'], [262, 698], { size, color: magenta }) +
    lines(['42 could', 'send it, with', 'five fields'], [226, 810], {
      size,
      face: 'sans',
      color: magenta,
    }) +
    planFrame(plan, 'none')
  );
}

/** The same river for a phone: it comes down the sheet, and the plan of its narrows lies below. */
export function draw(): string {
  const { axis } = whole;
  return sheet({
    width,
    height,
    ground: buff,
    body:
      water(whole) +
      gateLines({ ...whole, gates: whole.gates.slice(1, 6) }, 12) +
      boats.map(([x, y, heading]) => hullFromAbove([x, y], heading, { scale: 0.5 })).join('') +
      `<path fill="none" stroke="${magenta}" d="M${axis - 32} ${at.open - 12}h64V${at.send + 10}h-64z"/>` +
      `<path stroke="${ink}" stroke-width="4" d="M${axis - 18} 476h36"/>` +
      lines(['Plan A'], [axis + 38, at.send + 10], { size, face: 'sans', color: magenta }) +
      marsh([
        [34, 216],
        [70, 250],
        [244, 240],
        [250, 320],
      ]) +
      counts() +
      scale() +
      narrowsPlan(),
  });
}
