import { lettering } from '../lettering.ts';
import { dockFromAbove, hullFromAbove } from '../parts/marks.ts';
import type { Point } from '../path.ts';
import { sheet } from '../water.ts';
import {
  coast,
  courseLine,
  doubtful,
  island,
  night,
  pilotStation,
  stops,
  townLights,
  waypoint,
} from './parts/inquiry-course.ts';
import { note } from './parts/label.ts';

const width = 720;
const height = 640;
const size = 15;

const waypoints: readonly Point[] = [
  [92, 112],
  [282, 186],
  [604, 244],
  [474, 444],
  [128, 520],
];
const pilot: Point = [150, 308];
const captions: readonly Point[] = [
  [62, 62],
  [272, 138],
  [476, 186],
  [434, 500],
  [40, 606],
];
const shore: readonly Point[] = [
  [-40, 476],
  [26, 484],
  [72, 490],
  [86, 540],
  [128, 560],
  [176, 552],
  [204, 536],
  [262, 552],
  [360, 580],
  [470, 572],
  [570, 584],
  [640, 524],
  [672, 430],
  [700, 356],
  [760, 330],
];
const reach: readonly Point[] = [
  [-40, 500],
  [110, 520],
  [262, 552],
  [420, 580],
  [560, 572],
  [640, 510],
  [676, 430],
  [720, 356],
  [810, 330],
];
/** The step that waits for a person's yes. */
const approval = 3;

/** AI: an inquiry's course by night, five waypoints long, with a pilot for whatever is doubtful. */
export function draw(): string {
  const text = { size, color: night.type, quiet: night.quiet };
  return sheet({
    width,
    height,
    ground: night.water,
    body:
      coast(shore, reach, [-0.2, -1], `V${height + 20}H-40`) +
      island([424, 326]) +
      dockFromAbove([66, 504], 8, 40) +
      dockFromAbove([72, 532], 2, 36) +
      townLights([
        [22, 508],
        [36, 526],
        [18, 546],
        [48, 552],
        [34, 574],
        [70, 566],
        [104, 582],
        [236, 574],
        [214, 590],
      ]) +
      courseLine([[-40, 60], ...waypoints]) +
      courseLine([waypoints[1] ?? pilot, pilot, waypoints[4] ?? pilot], '2 7') +
      hullFromAbove([30, 84], 106, { scale: 0.8 }) +
      waypoints.map((at, i) => waypoint(i, at, i === approval)).join('') +
      pilotStation(pilot) +
      stops.map((said, i) => note(said, captions[i] ?? [0, 0], text)).join('') +
      note(doubtful, [pilot[0] + 34, pilot[1] + 6], text) +
      lettering('Tuesday, 9:40 in the evening', [688, 48], {
        size: 26,
        anchor: 'end',
        color: night.type,
      }),
  });
}
