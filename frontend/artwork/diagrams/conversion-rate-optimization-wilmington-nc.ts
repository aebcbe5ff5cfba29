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

const width = 720;
const height = 760;
const at = { arrive: 92, read: 252, open: 396, begin: 522, send: 636 } as const;
const whole: Stream = {
  axis: 172,
  perVisitor: 0.25,
  gates: [
    { along: -20, people: visitors.arrive },
    { along: at.arrive, people: visitors.arrive },
    { along: at.read, people: visitors.read },
    { along: at.open, people: visitors.open },
    { along: at.begin, people: visitors.begin },
    { along: at.send, people: visitors.send },
    { along: 740, people: visitors.send },
  ],
};
const plan = [24, 424, 672, 312] as const;
const near = { left: 29, open: 136, begin: 404, send: 590, right: 691 } as const;
const narrows: Stream = {
  axis: 606,
  perVisitor: whole.perVisitor * 6,
  gates: [
    { along: near.left, people: visitors.open },
    { along: near.open, people: visitors.open },
    { along: near.begin, people: visitors.begin },
    { along: near.send, people: visitors.send },
    { along: near.right, people: visitors.send },
  ],
};
const fiveFields: Stream = {
  ...narrows,
  gates: [
    { along: near.open, people: visitors.open },
    { along: near.begin, people: expected.begin },
    { along: near.send, people: expected.send },
    { along: near.right, people: expected.send },
  ],
};

const boats: readonly (readonly [x: number, y: number, heading: number])[] = [
  [40, 84, 90],
  [62, 132, 94],
  [36, 218, 86],
  [70, 262, 90],
  [146, 92, 190],
  [168, 244, 352],
  [360, 172, 90],
];
const boatsNear: readonly (readonly [x: number, y: number, heading: number])[] = [
  [196, 570, 98],
  [216, 640, 84],
  [268, 604, 92],
  [326, 576, 254],
  [318, 638, 290],
];

const size = 15;
const numeral = 30;

function counts(): string {
  const { axis } = whole;
  const inWater = [
    [at.arrive + 14, '1,000', 'arrive'],
    [at.read + 12, '420', 'read on'],
  ] as const;
  const above = [
    [at.open, '130', 'open the form'],
    [at.begin, '52', 'begin it'],
    [at.send, '26', 'send it'],
  ] as const;
  return [
    ...inWater.map(
      ([x, people, did]) =>
        lettering(people, [x, axis + 2], { size: numeral }) +
        lines([did], [x, axis + 22], { size, face: 'sans' }),
    ),
    ...above.map(
      ([x, people, did]) =>
        lettering(people, [x, axis - 68], { size: numeral, anchor: 'middle' }) +
        lines([did], [x, axis - 48], { size, face: 'sans', anchor: 'middle' }),
    ),
  ].join('');
}

/** Under the water, step by step: how many in a hundred get through, and what to think of it. */
function scale(): string {
  const y = 338;
  const stops = [at.arrive, at.read, at.open, at.begin, at.send];
  const said = [
    ['42 in 100', 'ordinary'],
    ['31 in 100', 'good already'],
    ['40 in 100', '65 expected'],
    ['50 in 100', 'half give up'],
  ];
  const bar = stops.map((x) => `M${x} ${y - 6}v12`).join('');
  const notes = said.map((texts, i) =>
    note(texts, [mix(stops[i] ?? 0, stops[i + 1] ?? 0, 0.5), y + 28], {
      size,
      anchor: 'middle',
      color: i === 2 ? magenta : ink,
    }),
  );
  return (
    `<path stroke="${ink}" d="M${at.arrive} ${y}H${at.send}${bar}"/>` +
    `<path stroke="${magenta}" stroke-width="4" d="M${at.open} ${y}H${at.begin}"/>${notes.join('')}`
  );
}

function narrowsPlan(): string {
  const [x, y] = plan;
  return (
    planFrame(plan, buff) +
    water(narrows) +
    shoal(narrows, fiveFields, [
      [352, 548],
      [424, 560],
      [376, 658],
      [452, 646],
    ]) +
    gateLines({ ...narrows, gates: narrows.gates.slice(1, 4) }, 16) +
    boatsNear
      .map(([bx, by, heading]) => hullFromAbove([bx, by], heading, { scale: 0.8 }))
      .join('') +
    lettering('Plan A, six times as large', [x + 22, y + 38], { size: 24 }) +
    lettering('130', [near.open - 12, narrows.axis + 2], { size: numeral, anchor: 'end' }) +
    lines(['open it'], [near.open - 12, narrows.axis + 22], { size, face: 'sans', anchor: 'end' }) +
    lettering('52', [near.begin + 14, narrows.axis + 2], { size: numeral }) +
    lines(['begin'], [near.begin + 14, narrows.axis + 22], { size, face: 'sans' }) +
    lettering('26', [near.send + 12, narrows.axis + 9], { size: numeral }) +
    note(['Eleven fields', 'the narrow place'], [near.begin, 512], { size, color: magenta }) +
    lines(['42 could send it,', 'with five fields'], [near.right - 12, 682], {
      size,
      face: 'sans',
      color: magenta,
      anchor: 'end',
    }) +
    planFrame(plan, 'none')
  );
}

/** Conversion: a river as wide as the people left in it, and its one foul reach drawn six times larger. */
export function draw(): string {
  const { axis } = whole;
  return sheet({
    width,
    height,
    ground: buff,
    body:
      water(whole) +
      gateLines({ ...whole, gates: whole.gates.slice(1, 6) }, 16) +
      boats.map(([x, y, heading]) => hullFromAbove([x, y], heading, { scale: 0.5 })).join('') +
      `<path fill="none" stroke="${magenta}" d="M${at.open - 10} ${axis - 34}H${at.send + 14}v68H${at.open - 10}z"/>` +
      lines(['Plan A'], [at.send + 14, axis + 56], {
        size,
        face: 'sans',
        color: magenta,
        anchor: 'end',
      }) +
      marsh([
        [230, 44],
        [286, 74],
        [330, 30],
        [250, 296],
        [330, 262],
        [686, 66],
        [560, 288],
        [676, 264],
      ]) +
      counts() +
      scale() +
      narrowsPlan(),
  });
}
