import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { sheet } from '../water.ts';
import { arrowHead, note } from './parts/label.ts';
import { cell, dredged, forms, ideas, roundMark, rounds } from './parts/test-matrix.ts';

const { ink, buff, magenta } = palette;

const width = 720;
const height = 770;
const size = 15;
const columns = [234, 416, 598] as const;
const rows = [192, 350, 508] as const;
const cellSize: Point = [146, 122];

const banks: readonly (readonly Point[])[] = [
  [
    [332, -20],
    [326, 90],
    [322, 190],
    [332, 254],
    [400, 268],
    [500, 262],
    [610, 270],
    [740, 262],
  ],
  [
    [740, 438],
    [620, 430],
    [500, 440],
    [390, 432],
    [330, 448],
    [324, 520],
    [312, 590],
    [234, 612],
    [156, 592],
    [142, 500],
    [148, 360],
    [140, 220],
    [146, 90],
    [140, -20],
  ],
];

/** Creative: nine squares on the chart, of which only one column and one row are ever dredged. */
export function draw(): string {
  const cells = rows.flatMap((y, row) =>
    columns.map((x, column) => cell(row, column, { middle: [x, y], size: cellSize, scale: 1.35 })),
  );
  const [first, , last] = columns;
  const [, middle] = rows;
  return sheet({
    width,
    height,
    ground: buff,
    body:
      dredged(banks) +
      `<path stroke="${ink}" stroke-width="2" stroke-dasharray="9 6" d="M${first}-10V88M${first} ${rows[0]}V594"/>${arrowHead([first, 598], 90, ink)}` +
      `<path stroke="${magenta}" stroke-width="2.500" stroke-dasharray="9 6" d="M${first} ${middle}H${last + 98}"/>${arrowHead([last + 104, middle], 0, magenta)}` +
      cells.join('') +
      roundMark(0, [first, 58]) +
      roundMark(1, [first + 91, middle]) +
      forms
        .map((form, i) =>
          lettering(form, [columns[i] ?? 0, 110], { size: 17, face: 'bold', anchor: 'middle' }),
        )
        .join('') +
      ideas.map((said, i) => note(said, [22, (rows[i] ?? 0) - 4], { size })).join('') +
      rounds
        .map((said, i) => {
          const x = i === 0 ? 60 : 420;
          return roundMark(i, [x - 22, 654]) + note(said, [x, 660], { size });
        })
        .join('') +
      lettering('Nine ads possible, five to shoot', [360, 748], { size: 24, anchor: 'middle' }),
  });
}
