/**
 * Makes the site's font files from the published ones: `npm run fonts`. The display face is cut at
 * its 72 pt optical size and one weight, so the headline's file is a sixth of the variable one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const outFolder = new URL('../app/styles/fonts/', import.meta.url);

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
const extras = ' ·×÷°±²½¼¾′″‘’“”–—…→←↑↓©éñü$€%№≤≥−';
const text = basicLatin.join('') + extras;
/** Nothing set in italics counts, measures or points. */
const italicText = `${basicLatin.join('')} ·‘’“”–—…`;
/** What a browser applies by itself, and figures of one width. The fonts bring far more, such as fractions and small figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'tnum'];

interface Cut {
  source: string;
  out: string;
  text: string;
  variationAxes: Record<string, number | { min: number; max: number }>;
}

const cuts: Cut[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    out: 'newsreader-display.woff2',
    text,
    variationAxes: { opsz: 60, wght: 420 },
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    out: 'newsreader-display-italic.woff2',
    text: italicText,
    variationAxes: { opsz: 60, wght: 400 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    out: 'instrument-sans.woff2',
    text,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const cut of cuts) {
  const original = await readFile(require.resolve(cut.source));
  const options = {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: cut.variationAxes,
  } as const;
  const font = await subsetFont(original, cut.text, options);
  await writeFile(new URL(cut.out, outFolder), font);
  console.log(`${cut.out}: ${original.length} -> ${font.length} bytes`);
}
