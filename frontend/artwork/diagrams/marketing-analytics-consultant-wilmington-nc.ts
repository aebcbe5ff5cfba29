import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { sheet } from '../water.ts';
import { lines, note } from './parts/label.ts';
import {
  carried,
  courseLine,
  fix,
  keys,
  ledgerPage,
  lookout,
  ring,
  sea,
  sector,
  systems,
  touch,
  touches,
} from './parts/measurement-map.ts';

const { ink, buff, magenta } = palette;

const width = 720;
const height = 720;
const rows = [158, 298, 438, 578];
const size = 15;
const page = { x: 496, y: 104, width: 196, height: 494 } as const;
const margin = page.x + 20;
const entries = [188, 308, 428] as const;
const fixed: Point = [margin, 542];
const place = (i: number): Point => [i % 2 === 0 ? 52 : 72, rows[i] ?? 0];
const lamp = (i: number): Point => [318, (rows[i] ?? 0) - 10];

const contours: Point[][] = [
  [
    [458, -20],
    [440, 110],
    [462, 240],
    [436, 380],
    [458, 520],
    [430, 640],
    [452, 760],
  ],
  [
    [404, -20],
    [410, 120],
    [398, 260],
    [412, 400],
    [396, 540],
    [408, 760],
  ],
  [
    [262, -20],
    [240, 140],
    [264, 300],
    [236, 460],
    [258, 620],
    [240, 760],
  ],
  [
    [150, -20],
    [118, 150],
    [142, 330],
    [112, 500],
    [150, 650],
    [130, 760],
  ],
];

/** What each lookout can swear to, carried to the line of the ledger that it proves. */
function bearings(): string {
  return carried
    .map((key, i) => {
      const [x, y] = lamp(i);
      const dashes = key === 0 ? ' stroke-dasharray="7 6"' : '';
      return `<path stroke="${ink}" stroke-width="2"${dashes} d="M${x + 14} ${y + 4}L${margin} ${entries[key] - 6}"/>`;
    })
    .join('');
}

function ledger(): string {
  const lineOfKeys = `M${margin} ${entries[0] - 6}V${fixed[1]}`;
  return (
    ledgerPage([page.x, page.y], page.width, page.height, 132) +
    `<path stroke="${magenta}" stroke-width="2" d="${lineOfKeys}"/>`
  );
}

function keyNotes(): string {
  return entries
    .map((y, i) => ring([margin, y - 6]) + note(keys[i] ?? [], [margin + 15, y], { size }))
    .join('');
}

/** Analytics: four lookouts each see a piece of one course; three keys turn the pieces into one fix. */
export function draw(): string {
  const course: Point[] = [
    [-20, 96],
    [28, 118],
    ...touches.map((_, i) => place(i)),
    [150, 668],
    [320, 682],
    [460, 668],
    [fixed[0], 620],
    fixed,
  ];
  return sheet({
    width,
    height,
    ground: buff,
    body:
      sea(contours, 'H-20V-20') +
      systems.map((_, i) => sector(lamp(i), [-10, rows[i] ?? 0], 56)).join('') +
      ledger() +
      bearings() +
      courseLine(course) +
      systems
        .map(
          (said, i) =>
            lookout([318, rows[i] ?? 0]) +
            note(said, [318, (rows[i] ?? 0) + 54], { size, anchor: 'middle' }),
        )
        .join('') +
      touches
        .map((_, i) => touch(i, place(i), [place(i)[0] + 20, (rows[i] ?? 0) - 9], size))
        .join('') +
      keyNotes() +
      fix(fixed) +
      note(['One booking', 'counted once'], [margin + 26, fixed[1] - 2], {
        size,
        color: magenta,
      }) +
      lettering('What they did', [28, 52], { size: 24 }) +
      lines(['one couple'], [28, 76], { size, face: 'sans' }) +
      lettering('Who counted it', [248, 52], { size: 24 }) +
      lines(['three bookings claimed'], [248, 76], { size, face: 'sans' }) +
      lettering('Your ledger', [page.x, 52], { size: 24 }) +
      lines(['one booking'], [page.x, 76], { size, face: 'sans' }),
  });
}
