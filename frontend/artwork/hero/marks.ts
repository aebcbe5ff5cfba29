/**
 * Where soundings and wave icons stand. Screens of three sizes show the sheet at different scales, and letters
 * and waves keep a readable size on each: the smaller the screen, the more of the sheet a mark covers. So marks
 * are placed for phones first. Larger screens show these smaller and add more between them.
 */
import type { Point } from '../path.ts';
import { seededRandom } from '../seeded-noise.ts';
import {
  contourCount,
  contourY,
  course,
  courseEndRadius,
  height,
  rose,
  waterName,
  waterNameY,
  westward,
  width,
} from './water.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Screen {
  name: 'phone' | 'tablet' | 'desktop';
  /** Windows of this width or more count as a larger screen, by the media queries in hero.module.css. */
  endsAtPx?: number;
  /** The minimum pixels per unit of the drawing, by the rule for `--unit` in hero.module.css. */
  pxPerUnit: number;
  /** Size of letters, in units of the drawing. The stylesheet sets the same. */
  letterSize: number;
  /** The scale of a wave icon. The stylesheet sets the same. */
  waveScale: number;
  soundingsApart: number;
  wavesApart: number;
}

export const screens: readonly Screen[] = [
  {
    name: 'phone',
    endsAtPx: 768,
    pxPerUnit: 0.54,
    letterSize: 20,
    waveScale: 1.5,
    soundingsApart: 60,
    wavesApart: 150,
  },
  {
    name: 'tablet',
    endsAtPx: 1200,
    pxPerUnit: 0.54,
    letterSize: 20,
    waveScale: 1.5,
    soundingsApart: 50,
    wavesApart: 150,
  },
  {
    name: 'desktop',
    pxPerUnit: 0.78,
    letterSize: 14,
    waveScale: 1,
    soundingsApart: 40,
    wavesApart: 110,
  },
];

export interface Sounding {
  kind: 'sounding';
  at: Point;
  text: string;
}
export interface Wave {
  kind: 'wave';
  at: Point;
}
export type Mark = Sounding | Wave;

const minPxFromWaveToLabel = 40;
/** The labels along the frame's lower edge reach this high, and the frame itself this far in. */
const frameLabelsPx = 46;
const framePx = 20;
const unitsFromCourse = 14;
const waveSize = { width: 36, height: 14, bob: 3 } as const;

function letterBox(text: string, [x, y]: Point, size: number, anchor: 'middle' | 'end'): Box {
  const wide = text.length * size * 0.62;
  const right = anchor === 'end' ? x : x + wide / 2;
  return { left: right - wide, right, top: y - size * 0.97, bottom: y + size * 0.25 };
}

export function boxOf(mark: Mark, { letterSize, waveScale }: Screen): Box {
  if (mark.kind === 'sounding') return letterBox(mark.text, mark.at, letterSize, 'middle');
  const [x, y] = mark.at;
  const [w, h] = [waveSize.width * waveScale, waveSize.height * waveScale];
  return {
    left: x - w / 2,
    right: x + w / 2,
    top: y - h / 2 - waveSize.bob,
    bottom: y + h / 2 + waveSize.bob,
  };
}

/** The distance between the edges of two boxes, 0 when they touch or overlap. */
function gapBetween(a: Box, b: Box): number {
  const across = Math.max(a.left - b.right, b.left - a.right, 0);
  const down = Math.max(a.top - b.bottom, b.top - a.bottom, 0);
  return Math.hypot(across, down);
}

/** The numerals of the chart's scale, at its right edge. */
export const scaleLabels: readonly Sounding[] = Array.from(
  { length: contourCount - 1 },
  (_, i) => ({
    kind: 'sounding',
    at: [width - 44, Math.round(contourY(i + 1, width)) - 7],
    text: `${(contourCount - i - 1) * 10}`,
  }),
);

function around([x, y]: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Labels that stand in the drawing whatever is placed around them. */
function fixedLabels({ letterSize }: Screen): Box[] {
  const numerals = scaleLabels.map(({ text, at }) => letterBox(text, at, letterSize, 'end'));
  const letters: Box[] = [];
  for (let x = waterName.from; x < waterName.to; x += 20) {
    const y = waterNameY(x);
    letters.push({
      left: x,
      right: x + 20,
      top: y - waterName.size * 1.1,
      bottom: y + waterName.size * 0.4,
    });
  }
  return [...numerals, ...letters];
}

/** Marks other than labels that must not be drawn over: the course, its end, the rose. */
const fixedMarks: readonly Box[] = [
  ...course.slice(1).flatMap(([toX, toY], leg) => {
    const [fromX, fromY] = course[leg] ?? [toX, toY];
    return Array.from({ length: 21 }, (_, step) =>
      around([fromX + ((toX - fromX) * step) / 20, fromY + ((toY - fromY) * step) / 20], 6),
    );
  }),
  ...course.slice(-1).map((end) => around(end, courseEndRadius)),
  // The needle points north of the ring.
  { ...around([rose.x, rose.y], rose.radius), top: rose.y - rose.radius * 1.18 },
];

/** Marks placed so far, each with the smallest screen that shows it. */
export type Placed = readonly { mark: Mark; from: Screen }[];

/**
 * The smallest screen that draws a mark. The sheet's right edge is always in sight, so small screens never get as far as
 * the western water, and what stands there would only be laid out.
 */
export function drawnFrom({ mark, from }: Placed[number]): Screen {
  const reaches = (screen: Screen) =>
    screen.endsAtPx === undefined ||
    boxOf(mark, screen).right >= width - screen.endsAtPx / screen.pxPerUnit;
  return screens.slice(screens.indexOf(from)).find(reaches) ?? from;
}

/** Whether the mark stands clear of everything else that this screen shows. */
function isFree(mark: Mark, screen: Screen, placed: Placed): boolean {
  const box = boxOf(mark, screen);
  const isWave = mark.kind === 'wave';
  const fromLabel = isWave ? minPxFromWaveToLabel / screen.pxPerUnit : screen.soundingsApart / 2;
  const lowest = height - (frameLabelsPx + (isWave ? minPxFromWaveToLabel : 4)) / screen.pxPerUnit;
  if (box.bottom > lowest || box.right > width - framePx / screen.pxPerUnit) return false;
  if (fixedLabels(screen).some((label) => gapBetween(box, label) < fromLabel)) return false;
  if (fixedMarks.some((fixed) => gapBetween(box, fixed) < unitsFromCourse)) return false;
  return placed.every(({ mark: other }) => {
    const gap = gapBetween(box, boxOf(other, screen));
    if (isWave !== (other.kind === 'wave')) return gap >= minPxFromWaveToLabel / screen.pxPerUnit;
    return gap >= (isWave ? screen.wavesApart : screen.soundingsApart);
  });
}

function* candidateWaves(random: () => number): Generator<Mark> {
  for (let tries = 0; tries < 900; tries++) {
    // Half of them on the sheet itself: its western water shows on wide screens only.
    const x = Math.round(
      random() < 0.5 ? random() * width : random() * (width + westward) - westward,
    );
    const top = contourY(0, x) + 30;
    const y = Math.round(top + random() * (height - top));
    yield { kind: 'wave', at: [x, y] };
  }
}

function* candidateSoundings(
  random: () => number,
  { letterSize, soundingsApart }: Screen,
): Generator<Mark> {
  for (let index = 0; index < contourCount - 1; index++) {
    for (let x = 60 - westward; x < 940; x += soundingsApart + random() * 80) {
      const top = contourY(index, x);
      const gap = contourY(index + 1, x) - top;
      if (gap < letterSize * 2) continue;
      const text = `${Math.round((index + 1) * 4 + random() * 5)}`;
      const y = Math.round(top + gap * (0.5 + random() * 0.15) + letterSize * 0.36);
      yield { kind: 'sounding', at: [Math.round(x), y], text };
    }
  }
}

function placeMarks(): Placed {
  const random = seededRandom(21);
  const placed: { mark: Mark; from: Screen }[] = [];
  for (const screen of screens) {
    // Waves first: they need the most room.
    for (const candidates of [candidateWaves(random), candidateSoundings(random, screen)])
      for (const mark of candidates)
        if (isFree(mark, screen, placed)) placed.push({ mark, from: screen });
  }
  return placed;
}

export const placedMarks: Placed = placeMarks();
