import { depthTints, palette } from '../palette.ts';
import { round, smoothPath, steps } from '../path.ts';
import { compassRose } from '../symbols.ts';
import {
  boxOf,
  drawnFrom,
  type Mark,
  placedMarks,
  type Screen,
  scaleLabels,
  screens,
} from './marks.ts';
import {
  contour,
  contourCount,
  course,
  courseEndRadius,
  courseWindow,
  height,
  rose,
  waterName,
  waterNameY,
  westward,
  width,
} from './water.ts';

function band(index: number): string {
  const line = smoothPath(contour(index));
  const tint = depthTints[Math.min(index, depthTints.length - 1)];
  // The stroke of its three straight edges lies outside the sheet.
  return (
    `<path class="swell" style="--swell:${index}" fill="${tint}" stroke="${palette.channel}" ` +
    `stroke-width="${index === 0 ? 1.6 : 0.9}" stroke-opacity="${index === 0 ? 0.95 : 0.55}" ` +
    `d="${line}V${height + 60}H-${westward}z"/>`
  );
}

/** The stylesheet hides a mark whose left edge the frame would cut. */
function leftEdge(left: number): string {
  return `class="mark" style="--left:${Math.floor(left)}"`;
}

function drawn(mark: Mark, screen: Screen): string {
  const [x, y] = mark.at;
  const edge = leftEdge(boxOf(mark, screen).left);
  if (mark.kind === 'sounding') return `<text ${edge} x="${x}" y="${y}">${mark.text}</text>`;
  const wave = `M${x - 17} ${y - 2}q4.250-5 8.500 0t8.500 0 8.500 0 8.500 0m-29 6.500q3-3 6 0t6 0 6 0 6 0`;
  return `<g ${edge}><path data-wave-icon="" fill="none" stroke="${palette.channel}" stroke-width="1.4" d="${wave}"/></g>`;
}

function marks(): string {
  return screens
    .map((screen) => {
      const own = placedMarks.filter((placed) => drawnFrom(placed) === screen);
      return `<g class="from-${screen.name}">${own.map(({ mark }) => drawn(mark, screen)).join('')}</g>`;
    })
    .join('');
}

function scale(): string {
  const labels = scaleLabels
    .map(({ text, at: [x, y] }) => `<text x="${x}" y="${y}">${text}</text>`)
    .join('');
  return `<g text-anchor="end">${labels}</g>`;
}

function waypoints(): string {
  return course
    .slice(0, -1)
    .map(([x, y]) => `<circle cx="${x}" cy="${round(y)}" r="5"/>`)
    .join('');
}

/**
 * The course line in a window around it, which the stylesheet slides into place by the window's width (hero.module.css),
 * while the line in it stands still: so the line is drawn without a frame being painted.
 */
function courseLine(): string {
  const line = course.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${round(y)}`).join('');
  const { x, y, width, height } = courseWindow;
  return (
    `<g class="course-window"><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">` +
    `<g class="course-still"><path class="course-line" fill="none" stroke-width="3" stroke-linejoin="round" d="${line}"/></g></svg></g>`
  );
}

/** The sheet behind the home page's headline. Styled by the page's own stylesheet; holds no text to read. */
export function hero(): string {
  const [endX, endY] = course.at(-1) ?? [0, 0];
  const bands = steps(0, contourCount - 1, contourCount - 1)
    .map(band)
    .join('');
  const name = smoothPath(
    steps(waterName.from, waterName.to + 100, 8).map((x) => [x, waterNameY(x)]),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    bands +
    `<path id="bay" fill="none" d="${name}"/>` +
    `<g ${leftEdge(waterName.from)}><text class="water-name" fill="${palette.channel}" font-size="${waterName.size}" font-style="italic" letter-spacing=".42em" style="font-family:var(--font-display)"><textPath href="#bay">${waterName.text}</textPath></text></g>` +
    `<g class="labels" fill="${palette.channel}" font-weight="500" text-anchor="middle">` +
    marks() +
    scale() +
    `</g>` +
    `<g ${leftEdge(rose.x - rose.radius)}>${compassRose(rose.x, rose.y, rose.radius)}</g>` +
    `<g class="course" fill="${palette.buff}" stroke="${palette.magenta}" stroke-width="2">` +
    courseLine() +
    waypoints() +
    `<g fill="none"><circle cx="${endX}" cy="${endY}" r="9"/><circle cx="${endX}" cy="${endY}" r="${courseEndRadius}"/></g></g>` +
    `</svg>`
  );
}
