import { palette } from '../palette.ts';
import { hullFromAbove } from '../parts/marks.ts';
import { type Point, round, smoothPath, steps } from '../path.ts';
import { seededNoise, seededRandom } from '../seeded-noise.ts';
import { sheet, sheetSize } from '../water.ts';

const { ink, channel, buff, sand, magenta, shoal, shallows } = palette;

const { width, height } = sheetSize;
const tilt = -0.16;

/** A surf line at its distance from the beach: it bends around the pier's bar. */
function surfLine(distance: number, seed: number): Point[] {
  const noise = seededNoise(seed);
  return steps(-20, width + 20, 14).map((x): Point => {
    const bar = Math.exp(-(((x - 330) / 70) ** 2)) * 14;
    return [x, 146 - distance + (x - 240) * tilt + noise(x / 90, seed) * 6 + bar];
  });
}

const waters = [
  { distance: 134, tint: '#98c2cf' },
  { distance: 102, tint: '#adcfda' },
  { distance: 70, tint: '#bfdce3' },
  { distance: 42, tint: shoal },
  { distance: 18, tint: shallows },
] as const;

function surf(): string {
  return waters
    .map(({ distance, tint }, i) => {
      const line = smoothPath(surfLine(distance, i + 2));
      const foam = smoothPath(surfLine(distance - 5, i + 2));
      return (
        `<path fill="${tint}" stroke="${channel}" stroke-opacity=".6" d="${line}V${height}H-20z"/>` +
        `<path fill="none" stroke="#fff" stroke-width="${i > 1 ? 4 : 2}" stroke-dasharray="${60 + i * 34} ${90 - i * 16}" stroke-linecap="round" d="${foam}"/>`
      );
    })
    .join('');
}

/** An open umbrella from above, its panels in two tints. */
function umbrella([x, y]: Point, fill: string, light: string, turn: number, radius = 13): string {
  const corner = (i: number): string =>
    `${round(Math.cos((i * Math.PI) / 4) * radius)} ${round(Math.sin((i * Math.PI) / 4) * radius)}`;
  const all = Array.from({ length: 8 }, (_, i) => corner(i)).join('L');
  const panels = [0, 2, 4, 6].map((i) => `M0 0L${corner(i)}L${corner(i + 1)}z`).join('');
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path fill="#fff" stroke="${ink}" d="M3 4h7v17H3zM-9 4h7v17h-7z"/><path fill="${light}" stroke="${ink}" stroke-width="2" stroke-linejoin="round" d="M${all}z"/>` +
    `<path fill="${fill}" stroke="${ink}" d="${panels}"/><circle r="2" fill="${ink}"/></g>`
  );
}

/** The beach as a calendar, seven to a row: taken weeks, seats still free, and the one for tomorrow. */
function season(): string {
  const random = seededRandom(31);
  const free = new Set([9, 13, 18]);
  const tomorrow = 11;
  let drawn = '';
  for (let i = 0; i < 21; i++) {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    const x = 58 + column * 41 + row * 7;
    const y = 200 + row * 36 + (x - 58) * tilt;
    const turn = Math.round(random() * 45);
    if (i === tomorrow) drawn += umbrella([x, y], magenta, '#fff', turn, 14);
    else if (free.has(i))
      drawn += `<circle cx="${round(x)}" cy="${round(y)}" r="12" fill="none" stroke="${ink}" stroke-dasharray="3 4"/>`;
    else drawn += umbrella([x, y], random() < 0.5 ? channel : '#98c2cf', '#fff', turn);
  }
  return drawn;
}

/** The pier: planks across, and the heads of its pilings on either side. */
function pier(): string {
  const length = 214;
  let planks = '';
  let piles = '';
  for (let y = 48; y > 22 - length; y -= 6) planks += `M-13 ${y}h26`;
  for (let y = 22 - length; y > -length - 4; y -= 6) planks += `M-28 ${y}h56`;
  for (let y = -14; y > -length; y -= 26)
    piles += [-16, 16]
      .map((x) => `<circle cx="${x}" cy="${y}" r="4" fill="${sand}" stroke="${ink}"/>`)
      .join('');
  return (
    `<g transform="translate(396 262) rotate(7)">${piles}<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M-13 60V-${length - 22}h-15v-26h56v26H13V60z"/>` +
    `<path stroke="${ink}" stroke-opacity=".5" d="${planks}"/></g>`
  );
}

/** Beach season: the sand is a calendar seen from above, nearly sold, and one place is for tomorrow. */
export function draw(): string {
  return sheet({
    ground: '#84b2c3',
    body:
      surf() +
      `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="${smoothPath(surfLine(0, 9))}V320H-20z"/>` +
      pier() +
      season() +
      hullFromAbove([236, 54], 66, { scale: 0.9 }),
  });
}
