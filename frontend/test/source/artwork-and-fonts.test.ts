import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { servicePagePaths } from '../../app/lib/paths';

const drawings = globSync('app/artwork/*.svg');

/** Quick, not the most that brotli can do: the build compresses a drawing to four fifths of it. */
const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

describe('the artwork', () => {
  it('has a chart sheet and a diagram in both shapes for every service', () => {
    const wanted = servicePagePaths
      .map((path) => path.slice(1))
      .flatMap((slug) => [`landing-${slug}`, `diagram-${slug}`, `diagram-${slug}-narrow`]);
    const names = drawings.map((file) => basename(file, '.svg'));
    expect(names).toEqual(expect.arrayContaining(wanted));
  });

  it('shows no drawing twice, not even in other colors', () => {
    const inOneColor = (file: string) =>
      readFileSync(file, 'utf8').replace(/#[0-9a-f]{3,8}\b/gi, '#');
    const firstWith = new Map<string, string>();
    const copies = drawings.filter((file) => {
      const lines = inOneColor(file);
      const isCopy = firstWith.has(lines);
      if (!isCopy) firstWith.set(lines, file);
      return isCopy;
    });
    expect(copies).toEqual([]);
  });

  it('lets no drawing weigh more than 10 KB on the way', () => {
    expect(drawings.length).toBeGreaterThan(50);
    const heavy = drawings.filter((file) => compress(readFileSync(file)).length > 10_000);
    expect(heavy).toEqual([]);
  });
});

it('lets every font arrive with the first packets of its connection', () => {
  const fonts = globSync('app/styles/fonts/*.woff2');
  expect(fonts.length).toBeGreaterThan(3);
  const heavy = fonts.filter((file) => readFileSync(file).length > 10_910);
  expect(heavy).toEqual([]);
});
