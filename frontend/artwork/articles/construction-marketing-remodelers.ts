import { palette } from '../palette.ts';
import { disc, flat, line, solid } from '../parts/pen.ts';
import { round } from '../path.ts';
import { sheet, sheetSize, water } from '../water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;

type Place = readonly [across: number, up: number, along: number];

const eye = { height: 1.7, distance: 15.5, focal: 392, x: 230, horizon: 216 } as const;
const turn = { cos: Math.cos(0.62), sin: Math.sin(0.62) } as const;

/** Where someone standing on the beach sees a place in the house, which is in meters from its middle. */
function seen([across, up, along]: Place): [number, number] {
  const depth = eye.distance + along * turn.cos + across * turn.sin;
  const scale = eye.focal / depth;
  return [
    round(eye.x + (across * turn.cos - along * turn.sin) * scale),
    round(eye.horizon - (up - eye.height) * scale),
  ];
}

const path = (...places: Place[]): string =>
  places.map((place, i) => `${i ? 'L' : 'M'}${seen(place).join(' ')}`).join('');

/** Sawn timber: an outline with its wood between. */
function timber(d: string, width = 4): string {
  return (
    line(d, width, ink).replaceAll('round', 'butt') +
    line(d, width - 2, sand).replaceAll('round', 'butt')
  );
}

const half = { across: 3.6, along: 2.7 } as const;
const deck = 2.7;
const plate = 5.1;
const ridge = 7.2;
const along = [-2.7, -1.8, -0.9, 0, 0.9, 1.8, 2.7] as const;
const across = [-3.6, -2.4, -1.2, 0, 1.2, 2.4, 3.6] as const;

/** Studs, plates and one brace of the wall that runs along. */
function longWall(side: number): string {
  const studs = along.map((z) => path([side, deck, z], [side, plate, z])).join('');
  return timber(studs, 3) + timber(path([side, plate, -half.along], [side, plate, half.along]));
}

function endWall(z: number): string {
  const studs = across.map((x) => path([x, deck, z], [x, plate, z])).join('');
  return timber(studs, 3) + timber(path([-half.across, plate, z], [half.across, plate, z]));
}

function rafters(z: number): string {
  return timber(
    path([-half.across - 0.4, plate - 0.2, z], [0, ridge, z], [half.across + 0.4, plate - 0.2, z]),
    3,
  );
}

function pilings(z: number): string {
  const feet = [-3.4, -1.1, 1.1, 3.4];
  const mounds = feet.map((x) => `M${seen([x, -0.2, z]).join(' ')}m-12 2q6-5 12-5t12 5z`).join('');
  return (
    timber(feet.map((x) => path([x, -0.2, z], [x, deck, z])).join(''), 9) +
    flat(buff, mounds) +
    line(mounds.replaceAll('z', ''), 1)
  );
}

/** What goes up next: planks on two bearers, and a ladder to the deck. */
function yard(): string {
  const [low, high, near, far] = [-0.15, 0.45, -2.4, 0.8];
  const stack =
    solid(
      buff,
      `${path([-7, high, near], [-5.8, high, near], [-5.8, high, far], [-7, high, far])}z`,
    ) +
    solid(
      '#d9b978',
      `${path([-7, low, near], [-7, high, near], [-7, high, far], [-7, low, far])}z`,
    ) +
    solid(
      sand,
      `${path([-7, low, near], [-5.8, low, near], [-5.8, high, near], [-7, high, near])}z`,
    );
  const seams =
    [0.05, 0.25].map((up) => path([-7, up, far], [-7, up, near], [-5.8, up, near])).join('') +
    path([-6.4, low, near], [-6.4, high, near], [-6.4, high, far]);
  const rails = path([5.6, -0.2, -1.2], [4, 3.5, -1.2]) + path([5.6, -0.2, -0.5], [4, 3.5, -0.5]);
  const rungs = Array.from({ length: 8 }, (_, i): string => {
    const x = 5.4 - i * 0.19;
    const up = 0.25 + i * 0.44;
    return path([x, up, -1.2], [x, up, -0.5]);
  });
  return stack + line(seams) + line(rungs.join(''), 1) + timber(rails, 3);
}

/** Out of true shows before the walls close: a house on pilings, still in frame, and the plumb line it is judged by. */
export function draw(): string {
  const sea = water({
    ...sheetSize,
    seed: 61,
    top: 215,
    gap: 9,
    tints: ['#b5d5de', shoal, shallows],
    line: channel,
  });
  const beach =
    solid(buff, 'M-6 236c70-10 130-12 200-8 90 4 190 6 292-8v90H-6z', ink, 1) +
    flat(sand, 'M-6 268c90-16 190-14 270-8 80 6 150 2 222-10v60H-6z') +
    line(
      'M124 288c20-4 40-5 60-4m130 -2c40 3 70 1 108-5M10 258c8-2 14-3 20-3M400 252c20 0 34-1 48-3',
      1,
    );
  const floor =
    solid(
      sand,
      `${path([-3.9, deck, -3], [3.9, deck, -3], [3.9, deck - 0.35, -3], [-3.9, deck - 0.35, -3])}z`,
    ) +
    solid(
      '#d9b978',
      `${path([-3.9, deck, -3], [-3.9, deck, 3], [-3.9, deck - 0.35, 3], [-3.9, deck - 0.35, -3])}z`,
    );
  const sheathing = solid(
    shoal,
    `${path([-3.6, deck, 0], [-3.6, deck, 2.7], [-3.6, plate, 2.7], [-3.6, plate, 0])}z`,
  );
  const top = timber(path([0, ridge, -half.along - 0.5], [0, ridge, half.along + 0.5]));
  const [bobX, hangY] = seen([0, ridge, -3.2]);
  const [, bobY] = seen([0, 0.75, -3.2]);
  const plumb =
    line(`M${bobX} ${hangY}V${bobY}`, 2, magenta) +
    solid(magenta, `M${bobX - 6} ${bobY}h12v5l-6 17-6-17z`);
  const body =
    disc('#fff', 92, 84, 26) +
    sea +
    beach +
    pilings(2.5) +
    pilings(0) +
    pilings(-2.5) +
    floor +
    endWall(half.along) +
    longWall(half.across) +
    rafters(half.along) +
    along.slice(1, -1).reverse().map(rafters).join('') +
    longWall(-half.across) +
    sheathing +
    top +
    endWall(-half.along) +
    rafters(-half.along) +
    yard() +
    plumb;
  return sheet({ ground: shallows, body });
}
