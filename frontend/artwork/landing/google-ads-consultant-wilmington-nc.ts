import { lettering, letteringAlong } from '../lettering.ts';
import { palette } from '../palette.ts';
import { chartGround, chartSheet, nightChart, soundings } from '../parts/chart-sheet.ts';
import { destination, hullFromAbove, waypoint } from '../parts/marks.ts';
import { type Point, straightPath } from '../path.ts';

const { buff, shoal, magenta, ink } = palette;
const lightAt: Point = [470, 196];

const ground = {
  seed: 118,
  scale: 240,
  relief: 0.42,
  levels: [-0.16, 0.04, 0.36, 0.68, 1],
  /** A headland reaching in from the north-east, deep water to the south-west. */
  shape: (x: number, y: number): number =>
    Math.min(1.2, Math.hypot((x - 610) / 1.35, (y - 60) / 1.0) / 150 - 1.15),
};

const point = (radius: number, bearing: number): Point => [
  lightAt[0] + radius * Math.sin((bearing * Math.PI) / 180),
  lightAt[1] - radius * Math.cos((bearing * Math.PI) / 180),
];

/** The light's arcs: what it shows to whom, by bearing. */
function sector(from: number, to: number, fill: string, opacity: number): string {
  const reach = 620;
  const [ax, ay] = point(reach, from);
  const [bx, by] = point(reach, to);
  return `<path fill="${fill}" fill-opacity="${opacity}" d="M${lightAt[0]} ${lightAt[1]}L${ax.toFixed(0)} ${ay.toFixed(0)}A${reach} ${reach} 0 0 1 ${bx.toFixed(0)} ${by.toFixed(0)}z"/>`;
}

function arc(radius: number, from: number, to: number): string {
  const [ax, ay] = point(radius, from);
  const [bx, by] = point(radius, to);
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}A${radius} ${radius} 0 0 1 ${bx.toFixed(1)} ${by.toFixed(1)}`;
}

/** Search ads: a light shows only to the ships that come looking, each on her own bearing. */
export function draw(): string {
  const beams = sector(196, 222, '#fff', 0.2) + sector(238, 256, buff, 0.26);
  const limits = [196, 222, 238, 256].map((b) => straightPath([lightAt, point(560, b)])).join('');
  const arcs =
    `<path fill="none" stroke="${shoal}" stroke-opacity=".7" stroke-dasharray="7 6" d="${limits}"/>` +
    `<path fill="none" stroke="${shoal}" stroke-width="2" d="${arc(150, 196, 222)}${arc(150, 238, 256)}"/>` +
    `<path fill="none" stroke="${shoal}" stroke-opacity=".5" stroke-dasharray="2 6" d="${arc(150, 222, 238)}${arc(250, 180, 270)}${arc(360, 184, 266)}"/>`;
  const first: Point[] = [point(352, 214), point(232, 210), point(84, 206)];
  const second: Point[] = [point(452, 249), point(290, 246), point(84, 243)];
  const courses =
    `<path fill="none" stroke="#f29bc4" stroke-width="2" d="${straightPath(first)}${straightPath(second)}"/>` +
    hullFromAbove(point(352, 214), 36, { scale: 0.95 }) +
    hullFromAbove(point(452, 249), 66, { scale: 0.8 }) +
    waypoint(point(232, 210), ink) +
    waypoint(point(290, 246), ink);
  const passingBy =
    `<path fill="none" stroke="${shoal}" stroke-opacity=".6" stroke-dasharray="3 7" d="M40 474 176 520M36 170 150 60"/>` +
    hullFromAbove([150, 60], 42, { scale: 0.6, fill: '#7fa3b3' });
  const light =
    `<circle cx="${lightAt[0]}" cy="${lightAt[1]}" r="30" fill="${magenta}" fill-opacity=".35"/>` +
    destination(lightAt) +
    `<path stroke="#fff" stroke-width="2" d="M${lightAt[0]} ${lightAt[1] - 30}v-10m0 80v-10m30-30h10m-80 0h10"/>`;
  const names =
    lettering('Fl 4s 110ft 24M', [lightAt[0] + 40, lightAt[1] - 26], { size: 19, color: '#fff' }) +
    letteringAlong('Asking Roads', 60, (x) => 392 - (x - 60) * 0.1, {
      size: 30,
      spacing: 7,
      color: shoal,
    });
  const depths = soundings({
    ground,
    seed: 4,
    color: shoal,
    spacing: 78,
    clear: [
      ...[0.2, 0.4, 0.6, 0.8, 1].flatMap((t) => [
        [...point(440 * t, 211), 34] as const,
        [...point(452 * t, 247), 30] as const,
      ]),
      [110, 385, 70],
      [200, 380, 70],
      [270, 368, 40],
      [150, 60, 50],
      [470, 196, 60],
    ],
  });
  return chartSheet(
    chartGround(ground, nightChart) + beams + arcs + depths + passingBy + courses + light + names,
    { paper: ink, ink: shoal },
  );
}
