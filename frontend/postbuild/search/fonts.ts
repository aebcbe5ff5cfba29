import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

interface Face {
  source: string;
  axes: Record<string, number>;
}

const faces: Face[] = [
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
export async function withFontFiles<T>(
  text: string,
  use: (files: string[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'social-fonts-'));
  try {
    const files = await Promise.all(
      faces.map(async ({ source, axes }, index) => {
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
