import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { moneyPicture, moneyPictureLetters } from './money-picture.ts';
import type { PageFacts } from './read-page.ts';
import { cardSize, escaped, faces, socialCard } from './social-card.ts';
import { whichFirstLetters, whichFirstPicture } from './which-first-picture.ts';

const require = createRequire(import.meta.url);

interface FontSource {
  source: string;
  axes: Record<string, number>;
}

const fontSources: FontSource[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 60, wght: 420 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 500 },
  },
];

/** The site's faces as the drawing library reads them: static TrueType files, with the letters of `text`. */
async function withFontFiles<T>(text: string, use: (files: string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'social-fonts-'));
  try {
    const files = await Promise.all(
      fontSources.map(async ({ source, axes }, index) => {
        const font = await subsetFont(await readFile(require.resolve(source)), text, {
          targetFormat: 'truetype',
          variationAxes: axes,
        });
        const file = join(folder, `${index}.ttf`);
        await writeFile(file, font);
        return file;
      }),
    );
    return await use(files);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const artwork = fileURLToPath(new URL('../../app/artwork/', import.meta.url));

/** For pages without a usable drawing: theirs is only water behind the text, or part of the page itself. */
const chosen: Record<string, string> = {
  '/': 'lighthouse',
  '/lead-generation': 'approach',
  '/thank-you': 'berth',
  '/faq': 'sea-oats',
  '/privacy-policy': 'drawbridge',
};
const drawnFromData: Record<string, () => string> = {
  '/sample-audit': moneyPicture,
  '/services': whichFirstPicture,
};
const anyDrawing = 'channel-buoys';
const inline = 'data:image/svg+xml,';
const isPicture = /^data:image\/svg|\.(svg|png)$/;
const onlyWater = /\/(contours|soundings|tide-line)[^/]*$/;

/** The first image on the page, unless a drawing replaces it. */
async function drawingOf({ path, pictures }: PageFacts, clientFolder: string): Promise<string> {
  const drawn = drawnFromData[path];
  if (drawn) return drawn();
  const shown = pictures.find((src) => isPicture.test(src) && !onlyWater.test(src));
  if (!shown || chosen[path])
    return readFile(join(artwork, `${chosen[path] ?? anyDrawing}.svg`), 'utf8');
  if (shown.startsWith(inline)) return decodeURIComponent(shown.replace(inline, ''));
  const file = join(clientFolder, shown);
  if (shown.endsWith('.svg')) return readFile(file, 'utf8');
  const href = `data:image/png;base64,${await readFile(file, 'base64')}`;
  return `<svg viewBox="0 0 480 300"><image width="480" height="300" preserveAspectRatio="xMidYMid slice" href="${href}"/></svg>`;
}

/** Renders the shared-link image of every page to the path in the page's head. */
export async function writeSocialImages(
  pages: readonly PageFacts[],
  name: string,
  clientFolder: string,
): Promise<void> {
  const mark = await readFile(join(clientFolder, 'favicon.svg'), 'utf8');
  const letters =
    pages.map(({ title, address }) => title + address).join('') +
    name +
    moneyPictureLetters +
    whichFirstLetters;
  await withFontFiles(letters, async (fontFiles) => {
    const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: faces.text } };
    const measure = (text: string, size: number) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${faces.display}" font-size="${size}">${escaped(text)}</text></svg>`;
      return new Resvg(svg, options).getBBox()?.width ?? 0;
    };
    for (const page of pages) {
      const { host, pathname } = new URL(page.address);
      const place = host + (pathname === '/' ? '' : pathname.split('/').slice(0, 2).join('/'));
      const drawing = await drawingOf(page, clientFolder);
      const svg = socialCard({ title: page.title, place, name, drawing, mark }, measure);
      const file = join(clientFolder, new URL(page.socialImage).pathname);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(
        file,
        new Resvg(svg, { ...options, fitTo: { mode: 'width', value: cardSize.width } })
          .render()
          .asPng(),
      );
    }
  });
}
