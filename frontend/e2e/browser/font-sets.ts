import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

interface FontSet {
  serif: string;
  sans: string;
  /** Below node_modules. */
  files: readonly string[];
  /** The visitors' font name, by the PostScript name of the file that stands in for it. */
  fullNames: Readonly<Record<string, string>>;
}

/** Visitors' fonts, so that the width of text does not depend on the machine that runs the tests. */
const fontSets = {
  /** Windows and macOS: Tinos and Arimo have the widths of Times New Roman and Arial. */
  times: {
    serif: 'Tinos',
    sans: 'Arimo',
    files: [...fontsource('tinos'), ...fontsource('arimo')],
    fullNames: {
      'Tinos-Regular': 'Times New Roman',
      'Tinos-Italic': 'Times New Roman Italic',
      'Arimo-Regular': 'Arial',
    },
  },
  /** Android. */
  noto: {
    serif: 'Noto Serif',
    sans: 'Roboto',
    files: [...fontsource('noto-serif'), ...fontsource('roboto')],
    fullNames: { 'NotoSerif-Regular': 'Noto Serif', 'Roboto-Regular': 'Roboto' },
  },
  /** Linux without extra fonts. */
  dejavu: {
    serif: 'DejaVu Serif',
    sans: 'DejaVu Sans',
    files: ['Serif', 'Serif-Bold', 'Serif-Italic', 'Sans', 'Sans-Bold', 'Sans-Oblique'].map(
      (face) => `dejavu-fonts-ttf/ttf/DejaVu${face}.ttf`,
    ),
    fullNames: {},
  },
} satisfies Record<string, FontSet>;

export type FontSetName = keyof typeof fontSets;

/** Latin, punctuation, currencies and arrows. */
const characters = [
  [0x20, 0x24f],
  [0x2000, 0x22ff],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first }, (_, i) => first + i))
  .map((code) => String.fromCodePoint(code))
  .join('');

function fontsource(name: string): string[] {
  const faces = ['400-normal', '400-italic', '700-normal', '700-italic'];
  return faces.map((face) => `@fontsource/${name}/files/${name}-latin-${face}.woff2`);
}

/**
 * Writes the fonts of a set, and a fontconfig that has no others, into the folder. Returns the environment for a
 * browser that should use them.
 */
export async function writeFontSet(
  name: FontSetName,
  folder: string,
): Promise<{ FONTCONFIG_FILE: string }> {
  const { files } = fontSets[name];
  const fonts = join(folder, 'fonts');
  await mkdir(fonts, { recursive: true });
  for (const file of files) {
    // Chromium cannot open a compressed system font.
    const font = await subsetFont(await readFile(require.resolve(file)), characters, {
      targetFormat: 'truetype',
    });
    await writeFile(join(fonts, basename(file).replace(/woff2$/, 'ttf')), font);
  }
  const configuration = join(folder, 'fonts.conf');
  await writeFile(configuration, fontconfig(fontSets[name], folder));
  return { FONTCONFIG_FILE: configuration };
}

function fontconfig({ serif, sans, fullNames }: FontSet, folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
${Object.entries(fullNames).map(scannedAs).join('')}${prefer('serif', serif)}${prefer('sans-serif', sans)}</fontconfig>
`;
}

function scannedAs([postScriptName, fullName]: [string, string]): string {
  return `  <match target="scan">
    <test name="postscriptname"><string>${postScriptName}</string></test>
    <edit name="fullname" mode="assign"><string>${fullName}</string></edit>
  </match>
`;
}

function prefer(generic: string, family: string): string {
  return `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>
`;
}
