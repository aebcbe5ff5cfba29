/** Names and soundings as outlines, so that a picture has the site's typefaces wherever it is shown. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { palette } from './palette.ts';
import { type Point, round } from './path.ts';

const require = createRequire(import.meta.url);
const latin = Array.from({ length: 0x5f }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

async function openFont(
  file: string,
  variationAxes: Record<string, number>,
  characters: string,
): Promise<Font> {
  const source = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`));
  const sfnt = await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes });
  return new Font(new Face(new Blob(new Uint8Array(sfnt).buffer), 0));
}

const characters = `${latin}–’“”·×°½$`;
/** Small optical size: the display cut's hairlines vanish at the size of a sounding. */
const small = { opsz: 14, wght: 480 };
const fonts = {
  italic: await openFont('newsreader/files/newsreader-latin-opsz-italic', small, characters),
  roman: await openFont('newsreader/files/newsreader-latin-opsz-normal', small, characters),
  sans: await openFont(
    'instrument-sans/files/instrument-sans-latin-wght-normal',
    { wght: 460 },
    characters,
  ),
  bold: await openFont(
    'instrument-sans/files/instrument-sans-latin-wght-normal',
    { wght: 640 },
    characters,
  ),
};

interface Glyph {
  outline: string;
  /** In ems; `unitsPerEm` is how many of the outline's units an em has. */
  advance: number;
  unitsPerEm: number;
}

function glyphsOf(text: string, face: keyof typeof fonts): Glyph[] {
  const font = fonts[face];
  const unitsPerEm = font.face.upem;
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((info, i) => ({
    outline: font.glyphToPath(info.codepoint),
    advance: (positions[i]?.xAdvance ?? 0) / unitsPerEm,
    unitsPerEm,
  }));
}

/**
 * One glyph's outline rotated, scaled and placed, in relative commands. Rounded from its own origin, so that
 * a numeral is the same text everywhere and compresses to almost nothing.
 */
function placed({ outline, unitsPerEm }: Glyph, [x, y]: Point, size: number, angle = 0): string {
  const k = size / unitsPerEm;
  const [cos, sin] = [Math.cos(angle) * k, Math.sin(angle) * k];
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  let path = '';
  for (const [, command = '', rest = ''] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [u = 0, v = 0] = [numbers[i], numbers[i + 1]];
      points.push([round(u * cos + v * sin), round(u * sin - v * cos)]);
    }
    const end = points.at(-1) ?? [penX, penY];
    if (command === 'Z') path += 'z';
    else if (command === 'M' && path === '') path += `M${round(x + end[0])} ${round(y + end[1])}`;
    else
      path +=
        command.toLowerCase() +
        points.map(([px, py]) => `${round(px - penX)} ${round(py - penY)}`).join(' ');
    if (command === 'M') [startX, startY] = end;
    [penX, penY] = command === 'Z' ? [startX, startY] : end;
  }
  return path.replaceAll(' -', '-');
}

export interface Lettering {
  size: number;
  face?: keyof typeof fonts;
  color?: string;
  /** Extra space after each letter, in the drawing's units. */
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
}

function widthOf(glyphs: readonly Glyph[], { size, spacing = 0 }: Lettering): number {
  const advances = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  return advances * size + spacing * (glyphs.length - 1);
}

/** How much of the drawing's width a line of text takes. */
export function textWidth(text: string, style: Lettering): number {
  return widthOf(glyphsOf(text, style.face ?? 'italic'), style);
}

/** The outlines of a line of text, as path data. */
export function letters(text: string, [x, y]: Point, style: Lettering): string {
  const { size, face = 'italic', spacing = 0, anchor = 'start' } = style;
  const glyphs = glyphsOf(text, face);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  let left = x - widthOf(glyphs, style) * share;
  return glyphs
    .map((glyph) => {
      const path = placed(glyph, [left, y], size);
      left += glyph.advance * size + spacing;
      return path;
    })
    .join('');
}

export function lettering(text: string, at: Point, style: Lettering): string {
  return `<path fill="${style.color ?? palette.ink}" d="${letters(text, at, style)}"/>`;
}

/** A name set along a curve, as charts name their waters. `curve` gives the height at each x. */
export function letteringAlong(
  text: string,
  from: number,
  curve: (x: number) => number,
  style: Lettering,
): string {
  const { size, face = 'italic', spacing = 0, color = palette.channel } = style;
  let x = from;
  const path = glyphsOf(text, face)
    .map((glyph) => {
      const width = glyph.advance * size;
      const slope = Math.atan2(curve(x + width) - curve(x), width || 1);
      const letter = placed(glyph, [x, curve(x)], size, slope);
      x += (width + spacing) * Math.cos(slope);
      return letter;
    })
    .join('');
  return `<path fill="${color}" d="${path}"/>`;
}
