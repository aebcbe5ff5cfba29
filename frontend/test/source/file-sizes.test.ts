import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';

/** Quick, not the most that brotli can do: the build compresses a drawing to four fifths of it. */
const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

it('lets no drawing weigh more than 10 KB on the way', () => {
  const drawings = globSync('app/artwork/*.svg');
  expect(drawings.length).toBeGreaterThan(50);
  const heavy = drawings.filter((file) => compress(readFileSync(file)).length > 10_000);
  expect(heavy).toEqual([]);
});

it('lets every font arrive with the first packets of its connection', () => {
  const fonts = globSync('app/styles/fonts/*.woff2');
  expect(fonts.length).toBeGreaterThan(3);
  const heavy = fonts.filter((file) => readFileSync(file).length > 10_910);
  expect(heavy).toEqual([]);
});
