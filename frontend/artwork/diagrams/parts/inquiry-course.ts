import { lettering } from '../../lettering.ts';
import { palette } from '../../palette.ts';
import { type Point, smoothPath, straightPath } from '../../path.ts';

const { ink, buff, shoal, magenta } = palette;

export const night = { water: '#1a536e', type: buff, quiet: shoal } as const;

/** The five waypoints, as the page's points name them, and where a doubtful message goes instead. */
export const stops = [
  ['A message arrives', 'stored before anything else'],
  ['Software sorts it', 'emergency or estimate'],
  ['Software drafts an answer', 'a range, never a promise'],
  ['A person says yes', 'one tap on the phone'],
  ['It is booked', 'in your calendar, and logged'],
] as const;
export const doubtful = ['A person takes it', 'wherever software', 'is not sure'] as const;

const tints = ['#164a65', '#14425b', '#113449'];

/** A coast by night: the land beyond `line`, and contours off `reach`, which is the same coast without its harbor. */
export function coast(
  line: readonly Point[],
  reach: readonly Point[],
  [offX, offY]: Point,
  close: string,
): string {
  const waver = (i: number, step: number): number => Math.sin(i * 2.1 + step * 1.7) * 6;
  const contours = [180, 100, 34].map((off, step) => {
    const path = smoothPath(
      reach.map(([x, y], i): Point => [x + offX * off, y + offY * off + waver(i, step)]),
    );
    return `<path fill="${tints[step]}" d="${path}${close}z"/><path fill="none" stroke="${shoal}" stroke-opacity=".45" d="${path}"/>`;
  });
  const shore = smoothPath(line);
  return (
    `${contours.join('')}<path fill="${ink}" d="${shore}${close}z"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="2" d="${shore}"/>`
  );
}

/** An island to steer round, with the shallows about it. */
export function island([x, y]: Point): string {
  return (
    `<g transform="translate(${x} ${y})" stroke="${shoal}">` +
    `<path fill="${tints[1]}" stroke-opacity=".45" d="M-92 14c-8-36 34-62 78-62 36 0 84-8 96 26 14 38-20 54-52 66-40 14-114 10-122-30z"/>` +
    `<path fill="${tints[2]}" stroke-opacity=".45" d="M-68 8c-2-24 30-40 62-40 28 0 54 0 62 22 8 24-14 40-42 46-36 8-80 0-82-28z"/>` +
    `<path fill="${ink}" stroke-width="2" d="M-40 2c0-16 22-22 42-22 18 0 34 6 36 20 2 16-16 22-36 24-22 2-42-6-42-22z"/></g>`
  );
}

/** The course itself, in light dashes. */
export function courseLine(way: readonly Point[], dashes = '10 7'): string {
  return `<path fill="none" stroke="${buff}" stroke-width="2" stroke-dasharray="${dashes}" d="${straightPath(way)}"/>`;
}

/** A numbered waypoint; the person's is the one in magenta. */
export function waypoint(index: number, [x, y]: Point, person = false): string {
  return (
    `<circle cx="${x}" cy="${y}" r="17" fill="${person ? magenta : buff}" stroke="${person ? buff : ink}" stroke-width="2"/>` +
    lettering(String(index + 1), [x, y + 7], {
      size: 20,
      face: 'roman',
      anchor: 'middle',
      color: person ? buff : ink,
    })
  );
}

/** Where a pilot comes aboard, in a chart's own sign: somebody who knows these waters takes over. */
export function pilotStation([x, y]: Point): string {
  return (
    `<circle cx="${x}" cy="${y}" r="17" fill="${magenta}" stroke="${buff}" stroke-width="2"/>` +
    `<path fill="${buff}" d="m${x} ${y - 11} 8 11-8 11-8-11z"/>`
  );
}

/** The town behind the harbor: a lamp at each place. */
export function townLights(places: readonly Point[]): string {
  return `<path fill="${buff}" d="${places.map(([x, y]) => `M${x} ${y}h4v4h-4z`).join('')}"/>`;
}
