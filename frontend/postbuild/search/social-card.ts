import { palette } from './palette.ts';

/** The width of a text at a size, in pixels. */
type Measure = (text: string, size: number) => number;

/** Breaks a text into lines of at most this width, between words. */
export function wrapLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const cardSize = { width: 1200, height: 630 } as const;
export const faces = { display: 'Newsreader 16pt', text: 'Instrument Sans' } as const;

interface Card {
  title: string;
  /** Below the title: where the link leads. */
  place: string;
  name: string;
  /** The page's drawing and the agency's mark, as SVG. */
  drawing: string;
  mark: string;
}

const { ink, buff, sand, magenta, channel } = palette;
const edge = 34;
const picture = { x: 622, y: 135, width: 504, height: 360 } as const;
const titleWidth = picture.x - 88 - 44;
const titleSizes = [68, 60, 52, 46];
const mostTitleHeight = 300;

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The drawing as part of another one: positioned, and cropped to its frame instead of scaled. */
function placed(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error('A drawing without a viewBox cannot be placed.');
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const presentation = /<svg[^>]*?\s(fill="[^"]*")/.exec(svg)?.[1] ?? '';
  return (
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}" ` +
    `preserveAspectRatio="xMidYMid slice" ${presentation}>${inner}</svg>`
  );
}

/** The scale at a chart's edge: alternating black and white along a double line. */
function neatline(): string {
  const { width, height } = cardSize;
  const side = `width="${width - 2 * edge}" height="${height - 2 * edge}"`;
  const band = edge - 9;
  return (
    `<rect x="${edge}" y="${edge}" ${side} fill="none" stroke="${ink}" stroke-width="1.5"/>` +
    `<rect x="${band}" y="${band}" width="${width - 2 * band}" height="${height - 2 * band}" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
    `<rect x="${edge - 4.5}" y="${edge - 4.5}" width="${width - 2 * edge + 9}" height="${height - 2 * edge + 9}" fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="60"/>`
  );
}

function titleLines(title: string, measure: Measure): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrapLines(title, titleWidth, (text) => measure(text, size));
    if (lines.length * size * 1.06 <= mostTitleHeight) return { size, lines };
  }
  throw new Error(`The title is too long for its picture: ${title}`);
}

/** The image of a shared link: the page's title on chart paper, beside the page's own drawing. */
export function socialCard({ title, place, name, drawing, mark }: Card, measure: Measure): string {
  const { width, height } = cardSize;
  const { size, lines } = titleLines(title, measure);
  const leading = size * 1.06;
  const top = height / 2 - (lines.length * leading) / 2 + size * 0.78;
  const text = lines
    .map((line, index) => `<text x="88" y="${top + index * leading}">${escaped(line)}</text>`)
    .join('');
  const { x, y } = picture;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${buff}" d="M0 0h${width}v${height}H0z"/>${neatline()}` +
    placed(mark, { x: 84, y: 72, width: 52, height: 52 }) +
    `<text x="150" y="109" font-family="${faces.display}" font-size="32" fill="${ink}">${escaped(name)}</text>` +
    `<g font-family="${faces.display}" font-size="${size}" letter-spacing="${-size * 0.018}" fill="${ink}">${text}</g>` +
    `<path stroke="${magenta}" stroke-width="4" d="M88 520h56"/>` +
    `<text x="88" y="560" font-family="${faces.text}" font-size="23" fill="${channel}">${escaped(place)}</text>` +
    `<rect x="${x - 10}" y="${y - 10}" width="${picture.width + 20}" height="${picture.height + 20}" fill="${sand}"/>` +
    placed(drawing, picture) +
    `<rect x="${x}" y="${y}" width="${picture.width}" height="${picture.height}" fill="none" stroke="${ink}" stroke-width="1.5"/></svg>`
  );
}
