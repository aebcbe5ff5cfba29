/**
 * Keeps the kerning that the site's own words need. A published font brings thousands of pairs that no page contains,
 * up to half of its file, and every font delays the largest paint (docs/decisions/007).
 */
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { addTable } from './sfnt.ts';

interface KerningPair {
  left: number;
  right: number;
  /** Font units that the right glyph moves. */
  units: number;
  /** How often it occurs in the words. */
  count: number;
}

function openFont(sfnt: Uint8Array): Font {
  return new Font(new Face(new Blob(new Uint8Array(sfnt).buffer), 0));
}

/** Glyphs and advances of a text; undefined if two of its characters become one glyph. */
function shapeText(font: Font, text: string) {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  return glyphs.length === [...text].length ? { glyphs, advances } : undefined;
}

/** How often two characters are neighbors in a word. Browsers set word by word, so a pair with a space is never looked up. */
export function neighborsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.split(/\s+/)) {
    const characters = [...word];
    for (const [index, right] of characters.slice(1).entries()) {
      const pair = `${characters[index]}${right}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return counts;
}

/** How a font kerns these neighbors. */
function kerningOf(font: Font, neighbors: ReadonlyMap<string, number>): KerningPair[] {
  return [...neighbors].flatMap(([text, count]) => {
    const pair = shapeText(font, text);
    const [first = ''] = text;
    const alone = shapeText(font, first);
    const [left = 0, right = 0] = pair?.glyphs ?? [];
    const units = (pair?.advances[0] ?? 0) - (alone?.advances[0] ?? 0);
    // Glyph 0 stands for a character that the font does not have.
    return left === 0 || right === 0 || units === 0 ? [] : [{ left, right, units, count }];
  });
}

/** The pairs that move the words most, until they make up this share of the total movement. */
function strongest(pairs: readonly KerningPair[], share: number): KerningPair[] {
  const moved = ({ units, count }: KerningPair) => Math.abs(units) * count;
  let wanted = share * pairs.reduce((sum, pair) => sum + moved(pair), 0);
  return pairs
    .toSorted((a, b) => moved(b) - moved(a))
    .filter((pair) => {
      const isWanted = wanted > 0;
      wanted -= moved(pair);
      return isWanted;
    });
}

/** OpenType's `kern` table, format 0: browsers read it where the font has no other kerning. */
function kernTable(pairs: readonly KerningPair[]): Uint8Array {
  const headerBytes = 18;
  const pairBytes = 6;
  const searchable = 2 ** Math.floor(Math.log2(pairs.length));
  const table = new DataView(new ArrayBuffer(headerBytes + pairBytes * pairs.length));
  const header = [
    0, // version of the table
    1, // subtables
    0, // version of the subtable
    table.byteLength - 4,
    1, // horizontal
    pairs.length,
    searchable * pairBytes,
    Math.log2(searchable),
    (pairs.length - searchable) * pairBytes,
  ];
  for (const [index, value] of header.entries()) table.setUint16(index * 2, value);
  const sorted = pairs.toSorted((a, b) => a.left - b.left || a.right - b.right);
  for (const [index, { left, right, units }] of sorted.entries()) {
    const at = headerBytes + index * pairBytes;
    table.setUint16(at, left);
    table.setUint16(at + 2, right);
    table.setInt16(at + 4, units);
  }
  return new Uint8Array(table.buffer);
}

export interface Kerning {
  neighbors: ReadonlyMap<string, number>;
  /** The share of all movement by kerning in these words that is kept, 0 to 1. */
  share: number;
}

/** `bare` with the kerning of `kerned`, a cut with the same glyphs: a variable font gets the kerning of one weight. */
export function withKerning(
  bare: Uint8Array,
  kerned: Uint8Array,
  { neighbors, share }: Kerning,
): Uint8Array {
  const [own, other] = [openFont(bare), openFont(kerned)];
  for (const pair of neighbors.keys()) {
    if (shapeText(own, pair)?.glyphs.join() !== shapeText(other, pair)?.glyphs.join()) {
      throw new Error(`The two cuts have different glyphs for "${pair}".`);
    }
  }
  return addTable(bare, 'kern', kernTable(strongest(kerningOf(other, neighbors), share)));
}
