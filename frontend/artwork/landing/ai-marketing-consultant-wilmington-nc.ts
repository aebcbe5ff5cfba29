import { seabed } from '../contour-field.ts';
import { lettering, letters } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, chartSize } from '../parts/chart-sheet.ts';
import { type Point, smoothPath, straightPath } from '../path.ts';

const { ink, channel, buff, sand, magenta } = palette;

const ground = {
  seed: 64,
  scale: 210,
  relief: 0.72,
  levels: [-1.2, -0.62, -0.24, 0.06, 0.36],
};
/** Lines run so far, and where the boat is on the last of them. */
const firstLine = 54;
const lineGap = 46;
const lines = 9;
/** The one figure nobody believes. */
const doubtful: Point = [238, 300];
const boat: Point = [firstLine + lineGap * (lines - 1), 236];

function survey(): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < lines; i++) {
    const x = firstLine + i * lineGap;
    const down = i % 2 === 0;
    points.push([x, down ? 44 : 516], [x, i === lines - 1 ? boat[1] : down ? 516 : 44]);
  }
  return points;
}

/** The pencil that checks the machine's figures. */
function pencil([x, y]: Point): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(27)"><path fill="${buff}" stroke="${ink}" stroke-width="2" d="m0 0 40-15v30z"/><path fill="${magenta}" d="m0 0 15-6v12z"/>` +
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M40-15h460v30H40z"/><path fill="none" stroke="${ink}" d="M40-5h460M40 6h460"/></g>`
  );
}

/** One sounding between every two lines, as regular as only a machine takes them. */
function machineSoundings(): string {
  const depth = seabed(ground);
  let path = '';
  for (let i = 0; i < lines - 1; i++) {
    for (let y = 62 + (i % 2) * 20; y < 520; y += 40) {
      const x = firstLine + (i + 0.5) * lineGap;
      const notYetRun = i === lines - 2 && y > boat[1] - 30;
      if (notYetRun || Math.hypot(x - doubtful[0], y - doubtful[1]) < 42) continue;
      const feet = Math.round(22 + depth(x, y) * 18);
      path += letters(String(feet), [x, y], { size: 13, anchor: 'middle' });
    }
  }
  return `<path fill="${ink}" d="${path}"/>`;
}

/** AI: the machine runs every line of the survey; a person circles the sounding that cannot be right. */
export function draw(): string {
  const limit = smoothPath([
    [452, -10],
    [462, 110],
    [444, 230],
    [468, 360],
    [448, 470],
    [460, 580],
  ]);
  const blank =
    `<path fill="${buff}" d="${limit}H${chartSize.width + 10}V-10z"/>` +
    `<path fill="none" stroke="${ink}" stroke-opacity=".5" stroke-dasharray="14 8" d="${limit}"/>`;
  const plan: Point[] = [];
  for (let i = 0; i < 6; i++) {
    const x = firstLine + lineGap * (lines + i);
    plan.push([x, i % 2 === 0 ? 516 : 44], [x, i % 2 === 0 ? 44 : 516]);
  }
  const tracks =
    `<path fill="none" stroke="${channel}" stroke-opacity=".35" stroke-dasharray="2 8" d="${straightPath([boat, [boat[0], 516], ...plan])}"/>` +
    `<path fill="none" stroke="${ink}" d="${straightPath(survey())}"/>`;
  const vessel =
    `<g transform="translate(${boat[0]} ${boat[1]}) scale(1.25)"><path fill="none" stroke="${magenta}" d="M-26 30a40 40 0 0 0 52 0M-36 44a56 56 0 0 0 72 0M-46 58a72 72 0 0 0 92 0"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M-17 14v-40h9v40zM8 14v-40h9v40z"/><path fill="${channel}" stroke="${ink}" stroke-width="2" d="M-13-16h26V4h-26z"/>` +
    `<circle cy="-6" r="5" fill="${magenta}"/></g>`;
  const [wrongX, wrongY] = doubtful;
  const circled =
    lettering('99', [wrongX, wrongY + 8], { size: 24, anchor: 'middle', color: magenta }) +
    `<path fill="none" stroke="${magenta}" stroke-width="2.500" stroke-linecap="round" d="M${wrongX + 24} ${wrongY - 16}c-18-16-52-10-56 14-3 20 22 32 42 27 20-5 30-24 16-40-8-8-18-10-28-9"/>`;
  return chartSheet(
    chartGround(ground) +
      blank +
      tracks +
      machineSoundings() +
      circled +
      vessel +
      lettering('Not yet', [580, 150], { size: 30, anchor: 'middle', color: channel }) +
      lettering('surveyed', [580, 184], { size: 30, anchor: 'middle', color: channel }) +
      pencil([wrongX + 34, wrongY + 12]),
  );
}
