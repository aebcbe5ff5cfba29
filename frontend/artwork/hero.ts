import { depthTints, palette } from './palette.ts';
import { easeBetween, mix, type Point, smoothPath, steps } from './path.ts';
import { seededNoise, seededRandom } from './seeded-noise.ts';
import { compassRose } from './symbols.ts';

const width = 1440;
const height = 900;
/** How far the water goes on to the left of the sheet, for screens much wider than high. */
const westward = 1300;
const contourCount = 8;
/** Where contours begin to straighten, and where they have become the grid of a line chart. */
const bendsFrom = 560;
const straightFrom = 1060;

const rose = { x: 236, y: 744, radius: 88 } as const;
/** The band that carries the water's name, and how far the name reaches. */
const named = { band: 4, from: 380, to: 760 } as const;

const noise = seededNoise(7);
const random = seededRandom(21);

/** The one idea of this drawing: a depth contour on the left is a grid line on the right. */
function contourY(index: number, x: number): number {
  const sea =
    596 +
    index * 44 +
    noise(x / 300, index * 0.34) * 34 +
    noise(x / 120 + 40, index * 0.5) * 11 -
    easeBetween(0, 260, x) * 8;
  const grid = 268 + index * 82;
  return mix(sea, grid, easeBetween(bendsFrom, straightFrom, x));
}

function contour(index: number): Point[] {
  const bending = [...steps(-westward, -110, 17), ...steps(-40, straightFrom, 26)].map(
    (x): Point => [x, contourY(index, x)],
  );
  const grid = steps(straightFrom + 60, width + 40, 3).map((x): Point => [x, contourY(index, x)]);
  return [...bending, ...grid];
}

/** The campaign as a course: soundings taken from the harbor to the top of the scale. */
const course: Point[] = [
  [556, contourY(0, 556)],
  [664, 672],
  [776, 622],
  [858, 660],
  [950, 560],
  [1030, 590],
  [1122, 452],
  [1206, 474],
  [1296, 330],
  [1392, 196],
];

function band(index: number): string {
  const line = smoothPath(contour(index));
  const tint = depthTints[Math.min(index, depthTints.length - 1)];
  return (
    `<g class="swell" style="--swell:${index}">` +
    `<path fill="${tint}" d="${line}V${height + 60}H-${westward}z"/>` +
    `<path fill="none" stroke="${palette.channel}" stroke-width="${index === 0 ? 1.6 : 0.9}" ` +
    `stroke-opacity="${index === 0 ? 0.95 : 0.55}" d="${line}"/></g>`
  );
}

function soundings(): string {
  const marks: string[] = [];
  for (let index = 0; index < contourCount - 1; index++) {
    for (let x = 40 + random() * 60; x < 940; x += 96 + random() * 90) {
      const top = contourY(index, x);
      const gap = contourY(index + 1, x) - top;
      const nearCourse = course.some(([cx, cy]) => Math.hypot(cx - x, cy - top - gap / 2) < 46);
      const inRose = Math.hypot(x - rose.x, top + gap / 2 - rose.y) < rose.radius + 26;
      const inName = index === named.band && x > named.from - 40 && x < named.to;
      if (gap < 26 || top + gap > 850 || nearCourse || inRose || inName) continue;
      const depth = Math.round((index + 1) * 4 + random() * 5);
      const y = Math.round(top + gap * (0.5 + random() * 0.15) + 5);
      marks.push(`<text x="${Math.round(x)}" y="${y}">${depth}</text>`);
    }
  }
  return `<g class="soundings">${marks.join('')}</g>`;
}

function scale(): string {
  const labels = steps(1, contourCount - 1, contourCount - 2)
    .map((index) => {
      const y = Math.round(contourY(index, width)) - 7;
      return `<text x="1408" y="${y}">${(contourCount - index) * 10}</text>`;
    })
    .join('');
  return `<g class="scale">${labels}</g>`;
}

function waypoints(): string {
  return course
    .slice(0, -1)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`)
    .join('');
}

/** The sheet behind the home page's headline. Styled by the page's own stylesheet; holds no text to read. */
export function hero(): string {
  const [endX, endY] = course.at(-1) ?? [0, 0];
  const bands = steps(0, contourCount - 1, contourCount - 1)
    .map(band)
    .join('');
  const name = smoothPath(
    steps(named.from, named.to + 60, 8).map((x) => [x, contourY(named.band, x) + 31]),
  );
  const line = course.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">` +
    bands +
    `<path id="bay" fill="none" d="${name}"/>` +
    `<text class="water-name"><textPath href="#bay">Onslow Bay</textPath></text>` +
    soundings() +
    scale() +
    compassRose(rose.x, rose.y, rose.radius) +
    `<g class="course"><path class="course-line" pathLength="1" d="${line}"/>${waypoints()}` +
    `<circle class="course-end" cx="${endX}" cy="${endY}" r="9"/>` +
    `<circle class="course-end" cx="${endX}" cy="${endY}" r="17"/></g>` +
    `</svg>`
  );
}
