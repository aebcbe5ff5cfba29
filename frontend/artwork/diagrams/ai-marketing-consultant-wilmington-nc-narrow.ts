import { lettering } from '../lettering.ts';
import { dockFromAbove, hullFromAbove } from '../parts/marks.ts';
import type { Point } from '../path.ts';
import { sheet } from '../water.ts';
import {
  coast,
  courseLine,
  doubtful,
  night,
  pilotStation,
  stops,
  townLights,
  waypoint,
} from './parts/inquiry-course.ts';
import { note } from './parts/label.ts';

const width = 400;
const height = 780;
const size = 15;

const waypoints: readonly Point[] = [
  [64, 128],
  [104, 224],
  [64, 418],
  [104, 528],
  [252, 646],
];
const pilot: Point = [350, 316];
const captions: readonly Point[] = [
  [94, 124],
  [136, 196],
  [96, 414],
  [138, 524],
  [140, 728],
];
const shore: readonly Point[] = [
  [-40, 620],
  [60, 640],
  [130, 684],
  [196, 664],
  [214, 690],
  [256, 700],
  [296, 688],
  [312, 652],
  [360, 628],
  [440, 600],
];
const reach: readonly Point[] = [
  [-40, 620],
  [60, 640],
  [150, 676],
  [260, 672],
  [350, 628],
  [440, 600],
];
/** The step that waits for a person's yes. */
const approval = 3;

/** The same course for a phone: down the sheet, the pilot's way along its right-hand side. */
export function draw(): string {
  const text = { size, color: night.type, quiet: night.quiet };
  return sheet({
    width,
    height,
    ground: night.water,
    body:
      coast(shore, reach, [-0.1, -1], `V${height + 20}H-40`) +
      townLights([
        [30, 664],
        [62, 676],
        [44, 700],
        [90, 696],
        [340, 668],
        [366, 656],
        [356, 690],
        [332, 704],
      ]) +
      dockFromAbove([192, 672], 6, 44) +
      courseLine([[-20, 92], ...waypoints]) +
      courseLine([waypoints[1] ?? pilot, pilot, [338, 520], waypoints[4] ?? pilot], '2 7') +
      hullFromAbove([16, 106], 113, { scale: 0.7 }) +
      waypoints.map((at, i) => waypoint(i, at, i === approval)).join('') +
      pilotStation(pilot) +
      stops.map((said, i) => note(said, captions[i] ?? [0, 0], text)).join('') +
      note(doubtful, [pilot[0] - 28, pilot[1] + 24], { ...text, anchor: 'end' }) +
      lettering('Tuesday, 9:40 in the evening', [24, 50], { size: 24, color: night.type }),
  });
}
