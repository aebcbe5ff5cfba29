import { palette } from '../palette.ts';
import type { Point } from '../path.ts';

const { ink, channel, magenta } = palette;

/** A chart's own sign for a can buoy: the green side of a channel. */
export function canMark([x, y]: Point, scale = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path fill="${channel}" stroke="${ink}" stroke-width="1.500" d="m-5-5 3-13h11l-3 13z"/>` +
    `<circle r="4" fill="#fff" stroke="${ink}" stroke-width="1.500"/></g>`
  );
}

/** A chart's own sign for a nun buoy: the red side of a channel. */
export function nunMark([x, y]: Point, scale = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path fill="${magenta}" stroke="${ink}" stroke-width="1.500" d="m-6-5 9-15 6 15z"/>` +
    `<circle r="4" fill="#fff" stroke="${ink}" stroke-width="1.500"/></g>`
  );
}

/** A course as a navigator draws it: legs, and a ring at every turn. */
export function waypoint([x, y]: Point, fill = '#fff'): string {
  return `<circle cx="${x}" cy="${y}" r="6" fill="${fill}" stroke="${magenta}" stroke-width="2"/>`;
}

export function destination([x, y]: Point): string {
  return (
    `<circle cx="${x}" cy="${y}" r="7" fill="${magenta}"/>` +
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${magenta}" stroke-width="2"/>`
  );
}

/** A hull seen from above, bow up, turned to its heading. */
export function hullFromAbove(
  [x, y]: Point,
  heading: number,
  { scale = 1, fill = '#fff' }: { scale?: number; fill?: string } = {},
): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${heading}) scale(${scale})">` +
    `<path fill="${fill}" stroke="${ink}" stroke-width="2" d="M0-24C9-12 10 4 8 22H-8C-10 4-9-12 0-24z"/>` +
    `<path fill="none" stroke="${ink}" d="M-5 2H5v12H-5zM0-16V2"/></g>`
  );
}

/** Pilings and planks from above, reaching from a shore. */
export function dockFromAbove([x, y]: Point, angle: number, length: number, width = 9): string {
  let planks = '';
  for (let at = 8; at < length; at += 8) planks += `M${at} 0v${width}`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    `<path fill="#fff" stroke="${ink}" stroke-width="1.500" d="M0 0h${length}v${width}H0z"/>` +
    `<path stroke="${ink}" stroke-opacity=".5" d="${planks}"/></g>`
  );
}
