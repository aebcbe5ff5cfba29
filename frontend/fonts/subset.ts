/**
 * Makes the site's font files from the published ones: `npm run fonts`, after a build, whose pages say which kerning is
 * needed. The display face is cut at its 72 pt optical size and one weight, so the headline's file is a sixth of the
 * variable one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import { compress } from 'wawoff2';
import { filesBelow } from '../postbuild/files-below.ts';
import { neighborsIn, withKerning } from './kerning.ts';

const require = createRequire(import.meta.url);
const outFolder = new URL('../app/styles/fonts/', import.meta.url);
const builtSite = fileURLToPath(new URL('../build/client', import.meta.url));

const basicLatin = charactersFrom(0x20, 0x7e);
const punctuation = '\u00a0·‘’“”–—…';
/** The characters in the text of public pages, and the few signs of the same kind. */
const siteText = `${basicLatin}${punctuation}±×÷°²½¼¾′″©−`;
/** More characters, for names and the desk: a separate file, fetched where they occur (see app/styles/fonts.css). */
const otherText = `${charactersFrom(0xbf, 0xd6)}${charactersFrom(0xd8, 0xf6)}${charactersFrom(0xf8, 0xff)}€↑↓`;
const headlineText = `${siteText}↑↓éñü€`;

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** Figures of one width. The fonts have far more features, such as fractions and small figures. */
const textFeatures = ['tnum'];
/** At a headline's size, an f that collides with an i is visible. */
const headlineFeatures = [...textFeatures, 'liga', 'calt', 'ccmp'];

interface Cut {
  source: string;
  out: string;
  text: string;
  features: readonly string[];
  variationAxes: Record<string, number | { min: number; max: number }>;
  /** The cut whose kerning a variable font gets. */
  kernedAt?: Record<string, number>;
  /** The share of the kerning's movement on the site to keep. Default: none. Small text can do without the rest. */
  kernedShare?: number;
}

const cuts: Cut[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    out: 'newsreader-display.woff2',
    text: headlineText,
    features: headlineFeatures,
    variationAxes: { opsz: 60, wght: 420 },
    kernedShare: 1,
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    out: 'newsreader-display-italic.woff2',
    // Text in italics has no math signs, units or arrows.
    text: basicLatin + punctuation,
    features: headlineFeatures,
    variationAxes: { opsz: 60, wght: 400 },
    kernedShare: 1,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    out: 'instrument-sans.woff2',
    text: siteText,
    features: textFeatures,
    variationAxes: { wght: { min: 400, max: 600 } },
    kernedAt: { wght: 400 },
    kernedShare: 0.95,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    out: 'instrument-sans-other.woff2',
    text: otherText,
    features: textFeatures,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

async function wordsOfTheSite(): Promise<string> {
  const pages = (await filesBelow(builtSite)).filter((file) => file.endsWith('.html'));
  const words = await Promise.all(
    pages.map(async (file) => {
      const page = parse(await readFile(file, 'utf8'), {
        blockTextElements: { script: false, style: false },
      });
      return page.querySelector('body')?.textContent ?? '';
    }),
  );
  return words.join(' ');
}

function cutOut(
  original: Buffer,
  { text, features }: Cut,
  variationAxes: Cut['variationAxes'],
  ...more: string[]
): Promise<Buffer> {
  const options = {
    targetFormat: 'sfnt',
    keepFeatures: [...features, ...more],
    variationAxes,
  } as const;
  return subsetFont(original, text, options);
}

const neighbors = neighborsIn(await wordsOfTheSite());
for (const cut of cuts) {
  const original = await readFile(require.resolve(cut.source));
  const { variationAxes, kernedAt = variationAxes, kernedShare: share } = cut;
  const bare = await cutOut(original, cut, variationAxes);
  const kerned = await cutOut(original, cut, kernedAt, 'kern');
  const font = await compress(share ? withKerning(bare, kerned, { neighbors, share }) : bare);
  await writeFile(new URL(cut.out, outFolder), font);
  console.log(`${cut.out}: ${original.length} -> ${font.length} bytes`);
}
