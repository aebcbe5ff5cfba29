import { lettering } from '../lettering.ts';
import { palette } from '../palette.ts';
import type { Point } from '../path.ts';
import { sheet } from '../water.ts';
import { arrowHead, lines, note } from './parts/label.ts';
import { cell, dredged, forms, ideas, roundMark, rounds } from './parts/test-matrix.ts';

const { ink, buff, magenta } = palette;

const width = 400;
const height = 690;
const size = 15;
const columns = [124, 229, 334] as const;
const rows = [162, 266, 370] as const;
const cellSize: Point = [88, 80];

const banks: readonly (readonly Point[])[] = [
  [
    [186, -20],
    [180, 80],
    [177, 150],
    [184, 200],
    [230, 213],
    [320, 208],
    [420, 214],
  ],
  [
    [420, 318],
    [330, 323],
    [240, 317],
    [184, 330],
    [178, 390],
    [168, 430],
    [124, 446],
    [80, 430],
    [70, 380],
    [66, 270],
    [71, 160],
    [64, 80],
    [66, -20],
  ],
];

/** A form's name in two lines, broken where a narrow column breaks it. */
function broken(form: string): string[] {
  return form.includes(' ') ? form.split(' ') : [`${form.slice(0, 5)}-`, form.slice(5)];
}

/** The same matrix for a phone: the rounds are told below it, one after the other. */
export function draw(): string {
  const cells = rows.flatMap((y, row) =>
    columns.map((x, column) => cell(row, column, { middle: [x, y], size: cellSize, scale: 0.86 })),
  );
  const [first, , last] = columns;
  const [top, middle] = rows;
  return sheet({
    width,
    height,
    ground: buff,
    body:
      dredged(banks) +
      `<path stroke="${ink}" stroke-width="2" stroke-dasharray="7 5" d="M${first}-10V60M${first} ${top}V428"/>${arrowHead([first, 432], 90, ink)}` +
      `<path stroke="${magenta}" stroke-width="2.500" stroke-dasharray="7 5" d="M${first} ${middle}H384"/>${arrowHead([390, middle], 0, magenta)}` +
      cells.join('') +
      roundMark(0, [first, 38]) +
      roundMark(1, [(first + columns[1]) / 2, middle]) +
      forms
        .map((form, i) =>
          lines(broken(form), [columns[i] ?? last, 86], {
            size: 17,
            face: 'bold',
            anchor: 'middle',
            leading: 20,
          }),
        )
        .join('') +
      lines(
        ideas.map(([idea]) => idea),
        [8, top + 6],
        { size: 17, face: 'bold', leading: 104 },
      ) +
      rounds
        .map((said, i) => {
          const y = 496 + i * 82;
          return roundMark(i, [30, y - 6]) + note(said, [54, y], { size });
        })
        .join('') +
      lettering('Nine ads possible, five to shoot', [200, 666], { size: 24, anchor: 'middle' }),
  });
}
