import { depthTints, palette } from '../../palette.ts';
import { mix, type Point, round, straightPath } from '../../path.ts';

const { ink, channel, magenta } = palette;

/** How many of a month's visitors are left at each gate, as the page's copy counts them. */
export const visitors = { arrive: 1000, read: 420, open: 130, begin: 52, send: 26 } as const;
/** What would get past the form's first field, and to its end, if the form had five fields. */
export const expected = { begin: 130 * 0.65, send: 130 * 0.65 * 0.5 } as const;

export interface Gate {
  along: number;
  people: number;
}

export interface Stream {
  gates: readonly Gate[];
  /** Where the middle of the water lies, and how wide one visitor is drawn. */
  axis: number;
  perVisitor: number;
  /** Whether it runs down the sheet instead of across it. */
  down?: boolean;
}

type Side = 1 | -1;

function on({ axis, down }: Stream, along: number, across: number): Point {
  return down ? [axis + across, along] : [along, axis + across];
}

const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** One bank from its first gate to its last, as wide at every gate as the people at it. */
function bank(stream: Stream, side: Side, { share = 1, back = false, move = 'M' } = {}): string {
  const gates = back ? [...stream.gates].reverse() : stream.gates;
  const stops = gates.map(({ along, people }) => ({
    along,
    across: side * share * people * stream.perVisitor * 0.5,
  }));
  return stops
    .map((stop, i) => {
      const end = text(on(stream, stop.along, stop.across));
      const from = stops[i - 1];
      if (!from) return move + end;
      const half = mix(from.along, stop.along, 0.5);
      return `C${text(on(stream, half, from.across))} ${text(on(stream, half, stop.across))} ${end}`;
    })
    .join('');
}

const area = (stream: Stream, share: number): string =>
  `${bank(stream, -1, { share })}${bank(stream, 1, { share, back: true, move: 'L' })}z`;

/** Water as wide as the people in it: marsh along the banks, and contours on either side of the fairway. */
export function water(stream: Stream): string {
  const shore = bank(stream, -1) + bank(stream, 1);
  const bands = [1, 0.68, 0.36]
    .map(
      (share, i) =>
        `<path fill="${depthTints[1 + i * 2]}" ${i > 0 ? `stroke="${channel}" stroke-opacity=".45" ` : ''}d="${area(stream, share)}"/>`,
    )
    .join('');
  return (
    `<path fill="none" stroke="#dfead9" stroke-width="28" d="${shore}"/>` +
    `${bands}<path fill="none" stroke="${ink}" stroke-width="2" d="${shore}"/>`
  );
}

/** The lines across the water at which people are counted. */
export function gateLines(stream: Stream, overhang: number): string {
  const path = stream.gates.map(({ along, people }) => {
    const reach = people * stream.perVisitor * 0.5 + overhang;
    return straightPath([on(stream, along, -reach), on(stream, along, reach)]);
  });
  return `<path stroke="${ink}" stroke-dasharray="4 4" d="${path.join('')}"/>`;
}

/** The water that is missing: between the banks as they are and as they would be, with a rock or two. */
export function shoal(actual: Stream, wanted: Stream, rocks: readonly Point[]): string {
  const sides = ([-1, 1] as const).map((side) => {
    const line = bank(wanted, side);
    return (
      `<path fill="#f0d5da" d="${line}${bank(actual, side, { back: true, move: 'L' })}z"/>` +
      `<path fill="none" stroke="${magenta}" stroke-width="2" stroke-dasharray="7 5" d="${line}"/>`
    );
  });
  const crosses = rocks.map(([x, y]) => `M${x - 6} ${y}h12m-6-6v12`).join('');
  const shore = bank(actual, -1) + bank(actual, 1);
  return (
    `${sides.join('')}<path fill="none" stroke="${ink}" stroke-width="2" d="${shore}"/>` +
    `<path stroke="${magenta}" stroke-width="2" d="${crosses}"/>`
  );
}

/** The double frame of a plan within a chart. */
export function planFrame(
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
): string {
  return (
    `<path fill="${fill}" stroke="${ink}" d="M${x} ${y}h${width}v${height}h${-width}z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="2" d="M${x + 5} ${y + 5}h${width - 10}v${height - 10}h${10 - width}z"/>`
  );
}

/** Marsh as charts sign it, a tuft at each place. */
export function marsh(places: readonly Point[]): string {
  const tufts = places.map(([x, y]) => `M${x - 8} ${y}h16m-8 0v-9m0 9-6-7m6 7 6-7`).join('');
  return `<path fill="none" stroke="${channel}" stroke-opacity=".7" d="${tufts}"/>`;
}
