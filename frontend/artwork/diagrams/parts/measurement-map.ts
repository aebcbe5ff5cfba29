import { depthTints, palette } from '../../palette.ts';
import { type Point, round, smoothPath, straightPath } from '../../path.ts';
import { note } from './label.ts';

const { ink, channel, buff, sand, magenta } = palette;

/** What the couple did, in the order in which they did it. */
export const touches = [
  ['Ad', 'your video'],
  ['Search', 'two days later'],
  ['Visit', 'to your site'],
  ['Call', 'they book'],
] as const;

/** Who saw it, and what that system says it brought in. */
export const systems = [
  ['Facebook', 'claims a booking'],
  ['Google Ads', 'claims a booking'],
  ['Analytics', 'saw a visit only'],
  ['Call tracking', 'claims a booking'],
] as const;

/** What joins a system's piece to the others. */
export const keys = [
  ['Date', 'likely, no more'],
  ['Click identifier', 'kept with the inquiry'],
  ['Phone number', 'of the call'],
] as const;
/** Which key each system's piece carries. */
export const carried = [0, 1, 1, 2] as const;

/** Water beyond these lines, closed by `close`: the shore first, then the contours to the deep. */
export function sea(contours: readonly (readonly Point[])[], close: string): string {
  return contours
    .map((contour, i) => {
      const line = smoothPath(contour);
      const shore = i === 0;
      return (
        `<path fill="${depthTints[i * 2]}" d="${line}${close}z"/>` +
        `<path fill="none" stroke="${shore ? ink : channel}" stroke-width="${shore ? 2 : 1}" stroke-opacity="${shore ? 1 : 0.5}" d="${line}"/>`
      );
    })
    .join('');
}

export function courseLine(points: readonly Point[]): string {
  return `<path fill="none" stroke="${magenta}" stroke-width="2.500" stroke-dasharray="2 8" stroke-linecap="round" d="${smoothPath(points)}"/>`;
}

/** A key in the ledger: a ring on its margin. */
export function ring([x, y]: Point): string {
  return `<circle cx="${x}" cy="${y}" r="5" fill="#fff" stroke="${magenta}" stroke-width="2"/>`;
}

/** The part of the water that a lookout can see, from its lamp to the far end. */
export function sector(lamp: Point, far: Point, spread: number): string {
  const [x, y] = lamp;
  const turn = Math.atan2(far[1] - y, far[0] - x);
  const [ax, ay] = [Math.sin(turn) * spread, Math.cos(turn) * spread];
  const ends: Point[] = [
    [far[0] + ax, far[1] - ay],
    [far[0] - ax, far[1] + ay],
  ];
  return (
    `<path fill="#fff" fill-opacity=".55" d="${straightPath([lamp, ...ends])}z"/>` +
    `<path stroke="${ink}" stroke-opacity=".6" stroke-dasharray="6 4" d="${ends.map((end) => straightPath([lamp, end])).join('')}"/>`
  );
}

export function lookout([x, y]: Point): string {
  return (
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M${x - 23} ${y + 33}c-4-12 10-12 14-18 6-9 22-8 24 2 3 7 14 4 12 16z"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="m${x - 7} ${y + 20} 3-26h8l3 26z"/><circle cx="${x}" cy="${y - 10}" r="6" fill="${channel}" stroke="${ink}" stroke-width="2"/>`
  );
}

/** A waypoint of the couple's course with its name. */
export function touch(index: number, [x, y]: Point, at: Point, size: number): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="8" fill="#fff" stroke="${ink}" stroke-width="2"/>` +
    note(touches[index] ?? [], at, { size })
  );
}

/** A page of the ledger, ruled so that every line of type stands on a rule. */
export function ledgerPage(
  [x, y]: Point,
  width: number,
  height: number,
  firstRule: number,
): string {
  const rules: string[] = [];
  for (let at = firstRule; at < y + height - 4; at += 20)
    rules.push(`M${x + 1} ${at}h${width - 2}`);
  return (
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M${x} ${y}h${width}v${height}h${-width}z"/>` +
    `<path stroke="${sand}" d="${rules.join('')}"/>`
  );
}

/** A fix: where the bearings cross there is one ship. */
export function fix([x, y]: Point): string {
  return (
    `<circle cx="${x}" cy="${y}" r="5" fill="${magenta}"/>` +
    `<circle cx="${x}" cy="${y}" r="14" fill="none" stroke="${magenta}" stroke-width="2"/>`
  );
}
