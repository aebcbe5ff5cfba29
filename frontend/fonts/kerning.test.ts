import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { decompress } from 'wawoff2';
import { neighborsIn, withKerning } from './kerning.ts';

const require = createRequire(import.meta.url);
const published = await readFile(
  require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);

function cut(...keepFeatures: string[]): Promise<Buffer> {
  const options = {
    targetFormat: 'sfnt',
    keepFeatures,
    variationAxes: { opsz: 60, wght: 420 },
  } as const;
  return subsetFont(published, 'AToVay.', options);
}

function shaped(font: Uint8Array, text: string) {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(new Uint8Array(font).buffer), 0)), buffer);
  return {
    glyphs: buffer.getGlyphInfos().map(({ codepoint }) => codepoint),
    width: buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

/** What the font's `kern` table says of two characters. HarfBuzz's build for scripts does not read this table; browsers do. */
function kernOf(font: Uint8Array, pair: string): number {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const kern = records.find((at) => view.getUint32(at) === 0x6b65726e) ?? Number.NaN;
  const table = view.getUint32(kern + 8);
  const [left, right] = shaped(font, pair).glyphs;
  const at = Array.from({ length: view.getUint16(table + 10) }, (_, i) => table + 18 + i * 6).find(
    (entry) => view.getUint16(entry) === left && view.getUint16(entry + 2) === right,
  );
  return at === undefined ? 0 : view.getInt16(at + 4);
}

const kerningIn = (font: Uint8Array, pair: string) =>
  shaped(font, pair).width - [...pair].reduce((sum, one) => sum + shaped(font, one).width, 0);

describe('kerning by the words of the site', () => {
  it('counts neighbors within words', () => {
    expect(neighborsIn('To  a\nToy')).toEqual(
      new Map([
        ['To', 2],
        ['oy', 1],
      ]),
    );
  });

  it('sets the words as the published font does, and other pairs unkerned', async () => {
    const [bare, kerned] = [await cut(), await cut('kern')];
    const font = withKerning(bare, kerned, { neighbors: neighborsIn('ToTo Ty.'), share: 1 });
    for (const pair of ['To', 'y.']) {
      expect(kerningIn(kerned, pair)).toBeLessThan(0);
      expect(kernOf(font, pair)).toBe(kerningIn(kerned, pair));
    }
    expect(kerningIn(kerned, 'AV')).toBeLessThan(0);
    expect(kernOf(font, 'AV')).toBe(0);
  });

  it('keeps the pairs that move the words most when it may keep a share only', async () => {
    const [bare, kerned] = [await cut(), await cut('kern')];
    const neighbors = new Map([
      ['To', 100],
      ['AV', 1],
    ]);
    const font = withKerning(bare, kerned, { neighbors, share: 0.9 });
    expect(kernOf(font, 'To')).toBe(kerningIn(kerned, 'To'));
    expect(kernOf(font, 'AV')).toBe(0);
  });
});

describe("the site's fonts", () => {
  it.each(['newsreader-display', 'newsreader-display-italic', 'instrument-sans'])(
    '%s kerns and is small enough to arrive with the first packets of its connection',
    async (name) => {
      const file = await readFile(new URL(`../app/styles/fonts/${name}.woff2`, import.meta.url));
      expect(file.length).toBeLessThanOrEqual(10_910);
      expect(kernOf(await decompress(file), 'To')).toBeLessThan(0);
    },
  );
});
