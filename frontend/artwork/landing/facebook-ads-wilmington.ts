import { palette } from '../palette.ts';
import { chartSheet, chartSize } from '../parts/chart-sheet.ts';
import { type Point, smoothPath, steps } from '../path.ts';
import { seededNoise, seededRandom } from '../seeded-noise.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;
const { width, height } = chartSize;
const noise = seededNoise(88);

/** The beach runs from the lower left to the upper right; each line of surf follows it at its own distance. */
const shore = (x: number, offset: number): number =>
  318 - (x - 360) * 0.3 + offset + noise(x / 170, offset / 70) * (9 + Math.abs(offset) * 0.05);

function along(offset: number, gaps: readonly (readonly [number, number])[] = []): string {
  if (gaps.length === 0)
    return smoothPath(steps(-20, width + 20, 13).map((x): Point => [x, shore(x, offset)]));
  return gaps
    .map(([from, to]) => smoothPath(steps(from, to, 5).map((x): Point => [x, shore(x, offset)])))
    .join('');
}

/** A beach umbrella from above: eight panels, every second one colored. */
function umbrella([x, y]: Point, radius: number, color: string): string {
  let panels = '';
  for (let i = 0; i < 8; i += 2) {
    const [a, b] = [(i * Math.PI) / 4 + 0.3, ((i + 1) * Math.PI) / 4 + 0.3];
    panels += `M${x} ${y}L${(x + radius * Math.cos(a)).toFixed(1)} ${(y + radius * Math.sin(a)).toFixed(1)}A${radius} ${radius} 0 0 1 ${(x + radius * Math.cos(b)).toFixed(1)} ${(y + radius * Math.sin(b)).toFixed(1)}z`;
  }
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/><path fill="${color}" d="${panels}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="1.500"/><circle cx="${x}" cy="${y}" r="2" fill="${ink}"/>`
  );
}

/** A towel and whoever lies on it, seen from above. */
function towel([x, y]: Point, turn: number, color: string): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${color}" stroke="${ink}" d="M-7-14H7v28H-7z"/>` +
    `<circle cy="-8" r="3.500" fill="${ink}"/><path stroke="${ink}" stroke-width="3" d="M0-4V4"/><path stroke="${ink}" stroke-width="1.500" d="M-1.500 4v7m3-7v7"/></g>`
  );
}

/** A family's place: the umbrella, and towels round it. */
function place(at: Point, radius: number, color: string, towels: number, seed: number): string {
  const random = seededRandom(seed);
  const grounds = ['#fff', shoal, shallows];
  const start = random() * 6;
  const around = Array.from({ length: towels }, (_, i) => {
    const angle = start + (i / towels) * Math.PI * 2 + random() * 0.4;
    const reach = radius + 20;
    const spot: Point = [
      Math.round(at[0] + Math.cos(angle) * reach),
      Math.round(at[1] + Math.sin(angle) * reach * 0.9),
    ];
    return towel(spot, Math.round((angle * 180) / Math.PI) + 90, grounds[i % 3] ?? '#fff');
  }).join('');
  return around + umbrella(at, radius, color);
}

/** The fishing pier, planks and railings, running out over the breakers. */
function pier(): string {
  let planks = '';
  for (let y = -170; y < 320; y += 9) planks += `M-13 ${y}h26`;
  let posts = '';
  for (let y = -160; y < 260; y += 48) posts += `M-17 ${y}h4v7h-4zM13 ${y}h4v7h-4z`;
  return (
    `<g transform="translate(186 250) rotate(-17)"><path fill="${buff}" stroke="${ink}" stroke-width="2" d="M-13 330V-150h-16v-38h58v38H13V330z"/>` +
    `<path stroke="${ink}" stroke-opacity=".4" d="${planks}"/><path fill="${ink}" d="${posts}"/>` +
    `<path fill="#fff" stroke="${ink}" stroke-width="2" d="M-24 196h48v64h-48z"/><path fill="none" stroke="${ink}" d="M0 196v64M-24 196 0 212l24-16M-24 260 0 244l24 16"/></g>`
  );
}

/** Local social: a beach full of neighbors, and the one umbrella everybody notices. */
export function draw(): string {
  const water = [
    [-250, '#98c2cf'],
    [-190, '#a6cbd6'],
    [-128, '#b5d5de'],
    [-72, shoal],
    [-26, shallows],
  ] as const;
  const bands = water
    .map(
      ([offset, tint]) =>
        `<path fill="${tint}" stroke="${channel}" stroke-opacity=".55" d="${along(offset)}V${height}H-20z"/>`,
    )
    .join('');
  const surf =
    `<path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="${along(-42)}${along(
      -96,
      [
        [-20, 160],
        [250, 420],
        [520, 740],
      ],
    )}${along(-148, [
      [40, 130],
      [300, 400],
      [470, 600],
    ])}"/>` +
    `<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="${along(-34)}${along(
      -88,
      [
        [30, 130],
        [290, 440],
        [560, 720],
      ],
    )}"/>`;
  const sandy =
    `<path fill="${sand}" d="${along(0)}V${height}H-20z"/><path fill="none" stroke="${ink}" stroke-width="2" d="${along(0)}"/>` +
    `<path fill="${buff}" d="${along(44)}V${height}H-20z"/>` +
    `<path fill="none" stroke="${ink}" stroke-opacity=".3" stroke-dasharray="1 7" d="${along(60)}${along(150)}"/>`;
  const people =
    place([74, 500], 26, channel, 4, 3) +
    place([330, 408], 22, channel, 3, 5) +
    place([372, 506], 26, ink, 4, 6) +
    place([604, 330], 27, channel, 4, 7) +
    place([668, 450], 26, ink, 3, 8) +
    place([560, 506], 24, '#7fb0c2', 3, 9) +
    place([490, 404], 42, magenta, 7, 10);
  const surfer = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#fff" stroke="${ink}" stroke-width="1.500" d="M0-26c8 14 8 38 0 52-8-14-8-38 0-52z"/><circle cy="-2" r="4" fill="${ink}"/><path stroke="${ink}" stroke-width="3" d="M-7 4 7 8"/></g>`;
  const grass = [
    [30, 540],
    [240, 540],
    [470, 540],
    [700, 520],
    [640, 534],
  ]
    .map(
      ([x = 0, y = 0]) => `M${x} ${y}q-4-12-12-16m12 16q0-14-4-22m4 22q4-12 12-18m-12 18q8-8 18-8`,
    )
    .join('');
  return chartSheet(
    `<path fill="#84b2c3" d="M0 0h${width}v${height}H0z"/>${bands}${surf}${sandy}` +
      surfer(352, 214, 40) +
      surfer(610, 120, 58) +
      surfer(476, 96, -20) +
      pier() +
      people +
      `<path fill="none" stroke="${channel}" stroke-width="1.500" d="${grass}"/>`,
  );
}
