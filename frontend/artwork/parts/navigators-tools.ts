import { palette } from '../palette.ts';
import type { Point } from '../path.ts';

const { ink, buff, sand, shoal } = palette;

/** Dividers standing on two points of the course, to walk off the next leg; `hinge` from between the points. */
export function dividers([ax, ay]: Point, [bx, by]: Point, hinge: Point = [132, -250]): string {
  const [hx, hy] = [(ax + bx) / 2 + hinge[0], (ay + by) / 2 + hinge[1]];
  const leg = (x: number, y: number, side: number): string => {
    const [mx, my] = [x + (hx - x) * 0.34, y + (hy - y) * 0.34];
    return (
      `<path fill="${shoal}" stroke="${ink}" stroke-width="2" d="M${x} ${y}L${mx - 4} ${my + 2}l${(hx - mx) * 0.96} ${(hy - my) * 0.96}l${10 + side} ${4}L${mx + 6} ${my + 5}z"/>` +
      `<path stroke="${ink}" stroke-width="2" d="M${mx - 4} ${my + 2}l10 3"/>`
    );
  };
  return (
    leg(ax, ay, 2) +
    leg(bx, by, 0) +
    `<path fill="${sand}" stroke="${ink}" stroke-width="2" d="M${hx - 5} ${hy - 44}h14v30H${hx - 5}z"/>` +
    `<circle cx="${hx + 2}" cy="${hy}" r="19" fill="${sand}" stroke="${ink}" stroke-width="2"/><circle cx="${hx + 2}" cy="${hy}" r="6" fill="${ink}"/>`
  );
}

/** A parallel rule: two bars and their links. */
export function parallelRule([x, y]: Point, angle: number): string {
  let inches = '';
  for (let at = 12; at < 330; at += 12) inches += `M${at} 0v${at % 60 === 0 ? 14 : 7}`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path fill="none" stroke="${sand}" stroke-width="7" d="m60-14 30 52m150-52 30 52"/>` +
    `<path fill="${buff}" stroke="${ink}" stroke-width="2" d="M0-30h340V0H0zM30 26h340v30H30z"/>` +
    `<path stroke="${ink}" d="${inches.replaceAll(' 0v', ' -30v')}"/>` +
    `<path fill="${ink}" d="M57-17a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm180 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM86 40a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm180 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"/></g>`
  );
}
