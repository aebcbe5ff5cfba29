import { letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, soundings } from '../parts/chart-sheet.ts';
import {
  canMark,
  destination,
  dockFromAbove,
  hullFromAbove,
  nunMark,
  waypoint,
} from '../parts/marks.ts';
import { distanceToCourse, mound } from '../parts/terrain.ts';
import { type Point, smoothPath } from '../path.ts';

const { channel, magenta } = palette;

const islands = [
  [112, 104, 78],
  [330, 64, 66],
  [214, 262, 66],
  [492, 262, 78],
  [640, 70, 76],
  [96, 452, 72],
  [402, 464, 84],
  [650, 432, 80],
] as const;

/** In from the sea, past every island, to one dock. */
const course: Point[] = [
  [262, 570],
  [254, 470],
  [286, 372],
  [360, 300],
  [378, 196],
  [448, 136],
  [540, 150],
  [606, 232],
  [622, 322],
];

const ground = {
  seed: 23,
  scale: 150,
  relief: 0.4,
  levels: [0.02, 0.24, 0.48, 0.74, 0.98],
  shape: (x: number, y: number): number =>
    0.74 +
    Math.max(0, 0.62 - distanceToCourse(x, y, course) / 95) -
    islands.reduce((sum, island) => sum + mound(x, y, island), 0) * 1.05,
};

/** Marsh grass as charts print it: a short line under a tuft. */
function tufts(places: readonly Point[]): string {
  const d = places.map(([x, y]) => `M${x - 8} ${y}h16m-8 0v-8m0 8-6-6m6 6 6-6`).join('');
  return `<path fill="none" stroke="${channel}" d="${d}"/>`;
}

/** Social ads: a marked way past many small communities, touching the right ones. */
export function draw(): string {
  const track = `<path fill="none" stroke="${magenta}" stroke-width="2.500" stroke-dasharray="2 9" stroke-linecap="round" d="${smoothPath(course)}"/>`;
  const buoys =
    canMark([214, 480], 1.2) +
    nunMark([300, 484], 1.2) +
    canMark([246, 372], 1.1) +
    nunMark([334, 378], 1.1) +
    canMark([332, 206], 1.1) +
    nunMark([420, 216], 1.1) +
    canMark([498, 112], 1.1) +
    nunMark([528, 186], 1.1);
  const callings =
    waypoint([286, 372]) + waypoint([378, 196]) + waypoint([540, 150]) + destination([622, 330]);
  const docks = dockFromAbove([620, 372], -92, 36) + dockFromAbove([652, 372], -84, 26);
  const names =
    letteringAlong('Scroll Sound', 474, (x) => 362 + (x - 474) * 0.05, { size: 20, spacing: 1 }) +
    letteringAlong('Lookalike Islands', 60, (x) => 360 - (x - 60) * 0.06, {
      size: 20,
      spacing: 1,
    });
  return chartSheet(
    chartGround(ground) +
      soundings({
        ground,
        seed: 8,
        color: channel,
        spacing: 72,
        feet: (depth) => 2 + (depth - 0.24) * 14,
        clear: [
          ...course.map(([x, y]) => [x, y, 52] as const),
          [100, 356, 44],
          [150, 352, 44],
          [200, 350, 40],
          [500, 362, 40],
          [560, 366, 40],
          [334, 200, 34],
          [420, 214, 34],
        ],
      }) +
      tufts([
        [106, 110],
        [136, 84],
        [330, 60],
        [222, 262],
        [194, 288],
        [492, 250],
        [520, 282],
        [640, 74],
        [96, 462],
        [60, 436],
        [402, 460],
        [432, 492],
        [372, 490],
        [664, 446],
        [612, 440],
      ]) +
      docks +
      track +
      buoys +
      callings +
      names +
      hullFromAbove([255, 508], -2),
  );
}
