import { seabed } from '../contour-field.ts';
import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, soundings, wideChartSize } from '../parts/chart-sheet.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { type Point, round, smoothPath, steps, straightPath } from '../path.ts';

const { ink, deep, channel, buff, sand, magenta, shoal, shallows } = palette;

/** The plan on the left: a river, and the line that was run across it. */
const plan = { width: 500, height: 440 } as const;
const from: Point = [136, 323];
const to: Point = [352, 119];

const ground = {
  seed: 77,
  scale: 150,
  relief: 0.42,
  levels: [-0.42, -0.24, 0.1, 0.42, 0.74],
  shape: (x: number, y: number): number =>
    -0.72 + Math.max(0, 1.5 - Math.abs(x * 0.62 - y * 0.78 + 22) / 118) * 0.92,
};

/** The section on the right: the same line seen from the side. */
const section = { left: 560, right: 1360, sea: 164, feet: 218 } as const;

const at = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
const stations = [0.16, 0.33, 0.5, 0.67, 0.84];

function bottom(t: number): Point {
  const depth = seabed(ground);
  const [x, y] = at(t);
  return [
    section.left + (section.right - section.left) * t,
    section.sea + (depth(x, y) + 0.24) * section.feet,
  ];
}

/** The survey launch, her lead over the side at the last station. */
function launch([x, y]: Point): string {
  return (
    line(`M${x + 46} ${y - 30}V${y - 92}`, 2) +
    flat(magenta, `M${x + 46} ${y - 92}h28l-8 8 8 8h-28z`) +
    solid('#fff', `M${x + 18} ${y - 30}v-32h56l8 32z`) +
    flat(ink, `M${x + 26} ${y - 54}h14v14h-14zm22 0h14v14h-14z`) +
    solid(channel, `M${x - 50} ${y - 34}q70 12 156 0-6 34-26 46h-108q-20-14-22-46z`) +
    line(`M${x - 46} ${y - 20}q70 12 144 0`, 1, '#fff') +
    line(`M${x - 40} ${y - 33}v-14m20 18v-16m-20 2h20`)
  );
}

/** A tuft of long needles, as a pine's branch ends in one. */
function tuft(x: number, y: number, reach: number): string {
  const bearings = [-80, -50, -25, 0, 25, 50, 80].map((degrees) => (degrees * Math.PI) / 180);
  return bearings
    .map(
      (turn) =>
        `M${round(x)} ${round(y)}l${round(Math.sin(turn) * reach)} ${round(-Math.cos(turn) * reach)}`,
    )
    .join('');
}

/** A longleaf pine: what stands where the line comes ashore. */
function pine([x, y]: Point, height: number): string {
  const top = y - height;
  return (
    line(`M${x} ${y + 4}V${top}M${x} ${top + 24}l-15-9M${x} ${top + 34}l14-9`, 2) +
    line(tuft(x, top, 20) + tuft(x - 15, top + 15, 14) + tuft(x + 14, top + 25, 14), 1, channel)
  );
}

/** Analytics: a line run across the river, and beside it what the sounding lead really found. */
export function draw(): string {
  const profile = steps(0, 1, 40).map(bottom);
  const floor = smoothPath(profile);
  const line_ =
    `<path fill="none" stroke="${magenta}" stroke-width="2.500" d="${straightPath([from, to])}"/>` +
    stations.map((t) => disc('#fff', round(at(t)[0]), round(at(t)[1]), 6, magenta)).join('') +
    lettering('A', [from[0] - 30, from[1] + 18], { size: 30, face: 'roman', color: magenta }) +
    lettering('B', [to[0] + 12, to[1] + 2], { size: 30, face: 'roman', color: magenta });
  const { left, right, sea } = section;
  const fathoms = [0, 1, 2, 3].map((i) => sea + i * 78);
  const side =
    flat(buff, 'M500 0h940v440H500z') +
    flat(shoal, `M${left} ${sea}h${right - left}v270h${left - right}z`) +
    line(
      fathoms
        .slice(1)
        .map((y) => `M${left} ${y}H${right}`)
        .join(''),
      1,
      '#fff',
    ) +
    line(`M${left} ${sea}H${right}`, 2, channel) +
    pine(bottom(0.025), 56) +
    pine(bottom(0.065), 40) +
    pine(bottom(0.965), 44) +
    flat(sand, `${floor}V440H${left}z`) +
    line(floor, 2) +
    line(`M500 0v440M${left} ${sea}v270M${right} ${sea}v270`);
  const ladder = fathoms
    .map((y, i) =>
      lettering(String(i * 10), [right + 12, y + 6], { size: 20, face: 'roman', color: deep }),
    )
    .join('');
  const casts = stations
    .map((t) => {
      const [x, y] = bottom(t).map(round);
      return (
        `<path stroke="${ink}" stroke-dasharray="3 5" d="M${x} ${sea}V${y}"/>` +
        `<circle cx="${x}" cy="${y}" r="6" fill="${magenta}" stroke="${shallows}" stroke-width="2"/>`
      );
    })
    .join('');
  return chartSheet(
    chartGround(ground, undefined, plan) +
      soundings({
        ground,
        seed: 3,
        color: channel,
        spacing: 66,
        size: 16,
        within: plan,
        feet: (depth) => (depth + 0.24) * 28,
        clear: [
          ...steps(0, 1, 12).map((t) => [...at(t), 30] as const),
          [66, 30, 20],
          [120, 30, 20],
        ],
      }) +
      line_ +
      side +
      ladder +
      casts +
      launch([bottom(0.67)[0], sea]) +
      letteringAlong('Last Click Reach', 690, () => 104, { size: 30 }),
    { size: wideChartSize },
  );
}
