import { palette } from '../palette.ts';

/** A flat shape with the series' firm outline. */
export function solid(fill: string, d: string, stroke: string = palette.ink, width = 2): string {
  return `<path fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
}

/** A flat shape without an outline. */
export function flat(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

/** Line work: 1 for detail, 2 for what holds weight. */
export function line(d: string, width = 1, color: string = palette.ink): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
}

export function disc(fill: string, cx: number, cy: number, r: number, stroke = ''): string {
  const outline = stroke && ` stroke="${stroke}" stroke-width="2"`;
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${outline}/>`;
}
