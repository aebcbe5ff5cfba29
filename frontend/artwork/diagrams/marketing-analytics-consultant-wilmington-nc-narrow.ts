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

const width = 400;
const height = 880;
const rows = [124, 242, 360, 478];
const size = 15;
const page = { x: 14, y: 624, width: 372, height: 240 } as const;
const margin = page.x + 26;
/** From the outermost line inwards, the date is the last of the three that comes home. */
const entries = [770, 710, 650] as const;
const homeward = [374, 360, 346] as const;
const fixed: Point = [margin, 826];

const contours: Point[][] = [
  [
    [-20, 574],
    [90, 586],
    [210, 572],
    [310, 588],
    [420, 576],
  ],
  [
    [-20, 560],
    [150, 552],
    [318, 556],
    [388, 470],
    [384, 330],
    [396, 150],
    [386, -20],
  ],
  [
    [-20, 524],
    [140, 516],
    [216, 440],
    [200, 300],
    [222, 140],
    [206, -20],
  ],
  [
    [-20, 474],
    [84, 430],
    [112, 330],
    [90, 160],
    [110, -20],
  ],
];

const place = (i: number): Point => [i % 2 === 0 ? 34 : 48, rows[i] ?? 0];
const lamp = (i: number): Point => [274, (rows[i] ?? 0) - 10];

/** Each piece goes home down the right-hand side, to the line of the ledger that it proves. */
function bearings(): string {
  return carried
    .map((key, i) => {
      const [x, y] = lamp(i);
      const dashes = key === 0 ? ' stroke-dasharray="7 6"' : '';
      const end = key === 1 ? 238 : key === 2 ? 214 : 118;
      return `<path fill="none" stroke="${ink}" stroke-width="2"${dashes} d="M${x + 14} ${y}H${homeward[key] - 8}q8 0 8 8V${entries[key] - 14}q0 8-8 8H${end}"/>`;
    })
    .join('');
}

/** The same map for a phone: the ledger lies below, and the course becomes its margin. */
export function draw(): string {
  const course: Point[] = [
    [-20, 84],
    [14, 96],
    ...touches.map((_, i) => place(i)),
    [46, 560],
    [margin, 640],
    [margin, 740],
    fixed,
  ];
  return sheet({
    width,
    height,
    ground: buff,
    body:
      sea(contours, 'V-20H-20') +
      systems.map((_, i) => sector(lamp(i), [-10, rows[i] ?? 0], 50)).join('') +
      ledgerPage([page.x, page.y], page.width, page.height, 634) +
      bearings() +
      courseLine(course) +
      systems
        .map(
          (said, i) =>
            lookout([274, rows[i] ?? 0]) +
            note(said, [274, (rows[i] ?? 0) + 52], { size, anchor: 'middle' }),
        )
        .join('') +
      touches
        .map((_, i) => touch(i, place(i), [place(i)[0] + 20, (rows[i] ?? 0) - 9], size))
        .join('') +
      keys
        .map((said, i) => {
          const y = entries[i] ?? 0;
          return ring([margin, y - 6]) + note(said, [margin + 22, y], { size });
        })
        .join('') +
      fix(fixed) +
      note(['One booking', 'counted once'], [margin + 28, fixed[1] + 4], {
        size,
        color: magenta,
      }) +
      lettering('What they did', [16, 40], { size: 22 }) +
      lines(['one couple'], [16, 62], { size, face: 'sans' }) +
      lettering('Who counted it', [384, 40], { size: 22, anchor: 'end' }) +
      lines(['three bookings claimed'], [384, 62], { size, face: 'sans', anchor: 'end' }) +
      lettering('Your ledger', [page.x + 60, page.y - 11], { size: 22 }),
  });
}
