import type { TextFile } from './tracked-texts.ts';

/** Lines and files of an area. Tests include fixtures and snapshots. */
export interface Size {
  area: string;
  lines: number;
  files: number;
  testLines: number;
  testFiles: number;
}

/** A file belongs to the first area that matches it. */
const areas: readonly (readonly [string, RegExp])[] = [
  ['contracts', /^services\/contracts\//],
  ['platform', /^services\/platform\//],
  ['leads', /^services\/leads\//],
  ['scheduling', /^services\/scheduling\//],
  ['rankings', /^services\/rankings\//],
  ['email', /^services\/email\//],
  ['migrate and test kit', /^services\//],
  ['desk', /^frontend\/app\/(features\/(owner|access|email-previews)|ui\/desk)\//],
  ['rankings screens', /^frontend\/app\/features\/rankings\//],
  ['journeys and site tests', /^frontend\/(e2e|test)\//],
  ['site, forms, booking, build', /^frontend\//],
  ['gateway', /^gateway\//],
  ['infra', /^infra\//],
  ['system tests', /^tests\//],
  ['bench', /^bench\//],
  ['root', /./],
];
const isCounted =
  /(^|\/)(?!package-lock)[^/]*\.(ts|tsx|mts|mjs|cjs|css|mjml|txt|conf|template|sh|ya?ml|sql|snap)$|\/content\/.*\.md$/;
const isTest =
  /\.(spec|test|e2e-spec)\.|fixture|\.snap$|(^|\/)(test|tests|e2e|testing|stand-ins|corpus)\//;
/** Above this, growth must be said aloud. */
const tolerance = 1.03;
const heading = ['Area', 'Lines', 'Files', 'Test lines', 'Test files'];

/** The size of each area. `files`: the repository's text files. */
export function sizesOf(files: readonly TextFile[]): Size[] {
  const sizes = areas.map(([area]) => ({ area, lines: 0, files: 0, testLines: 0, testFiles: 0 }));
  for (const { path, text } of files) {
    if (!isCounted.test(path)) continue;
    const size = sizes[areas.findIndex(([, pattern]) => pattern.test(path))];
    if (!size) continue;
    const lines = text.split('\n').length - 1;
    if (isTest.test(path)) {
      size.testLines += lines;
      size.testFiles += 1;
    } else {
      size.lines += lines;
      size.files += 1;
    }
  }
  return sizes.filter(({ files, testFiles }) => files + testFiles > 0);
}

/** The table of `sizes` as Markdown, aligned as the formatter does it, with a last row that sums up. */
export function sizeTable(sizes: readonly Size[]): string {
  const sum = (key: Exclude<keyof Size, 'area'>) =>
    sizes.reduce((total, size) => total + size[key], 0);
  const all: Size = {
    area: 'all',
    lines: sum('lines'),
    files: sum('files'),
    testLines: sum('testLines'),
    testFiles: sum('testFiles'),
  };
  const rows = [...sizes, all].map(({ area, lines, files, testLines, testFiles }) =>
    [area, lines, files, testLines, testFiles].map(String),
  );
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const align = (cells: readonly string[]) =>
    line(
      cells.map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const rule = widths.map((width, column) => (column === 0 ? '-' : ':').padStart(width, '-'));
  return [align(heading), line(rule), ...rows.map(align)].join('\n');
}

/** The lines of the table in a document, or undefined if there is none. */
export function findSizeTable(document: string): string | undefined {
  return document.split('\n\n').find((block) => /^\| Area +\| +Lines/.test(block));
}

/** The sizes in a table that `sizeTable` wrote. */
export function readSizeTable(table: string): Size[] {
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const [area = '', ...numbers] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [lines = 0, files = 0, testLines = 0, testFiles = 0] = numbers.map(Number);
      return { area, lines, files, testLines, testFiles };
    });
}

/** One sentence for each area that has outgrown its row by more than 3 %, or has none. */
export function outgrown(sizes: readonly Size[], table: readonly Size[]): string[] {
  return sizes.flatMap((size) => {
    const limits = table.find(({ area }) => area === size.area);
    if (!limits) return [`${size.area} has no row`];
    return (['lines', 'files', 'testLines', 'testFiles'] as const)
      .filter((key) => size[key] > Math.ceil(limits[key] * tolerance))
      .map((key) => `${size.area}: ${key} are ${size[key]}, and the table says ${limits[key]}`);
  });
}
