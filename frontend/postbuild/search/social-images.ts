import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { withFontFiles } from './fonts.ts';
import { moneyPicture, moneyPictureLetters } from './money-picture.ts';
import type { PageFacts } from './read-page.ts';
import { cardSize, faces, socialCard } from './social-card.ts';

const artwork = fileURLToPath(new URL('../../app/artwork/', import.meta.url));

/** For pages without a drawing to show: it is only water behind the text, or drawn into the page itself. */
const chosen: Record<string, string> = {
  '/': 'lighthouse',
  '/lead-generation': 'approach',
  '/thank-you': 'berth',
  '/faq': 'sea-oats',
  '/privacy-policy': 'drawbridge',
};
const drawnFromData: Record<string, () => string> = { '/sample-audit': moneyPicture };
const anyDrawing = 'channel-buoys';
const onlyWater = /\/(contours|soundings|tide-line)[^/]*$/;

/** The drawing the page shows first, unless another one stands for it. */
async function drawingOf(page: PageFacts, clientFolder: string): Promise<string> {
  return drawnFromData[page.path]?.() ?? readFile(drawingFile(page, clientFolder), 'utf8');
}

function drawingFile({ path, pictures }: PageFacts, clientFolder: string): string {
  const name = chosen[path];
  if (name) return join(artwork, `${name}.svg`);
  const shown = pictures.find((src) => src.endsWith('.svg') && !onlyWater.test(src));
  return shown ? join(clientFolder, shown) : join(artwork, `${anyDrawing}.svg`);
}

/** Draws what a shared link shows, for every page, to where the page's head says it is. */
export async function writeSocialImages(
  pages: readonly PageFacts[],
  name: string,
  clientFolder: string,
): Promise<void> {
  const mark = await readFile(join(clientFolder, 'favicon.svg'), 'utf8');
  const letters =
    pages.map(({ title, address }) => title + address).join('') + name + moneyPictureLetters;
  await withFontFiles(letters, async (fontFiles) => {
    const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: faces.text } };
    const measure = (text: string, size: number) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${faces.display}" font-size="${size}">${text.replaceAll('&', '&amp;')}</text></svg>`;
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
