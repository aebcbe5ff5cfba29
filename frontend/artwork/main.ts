/**
 * Redraws the site's pictures: `npm run artwork`, or some of them: `npm run artwork -- hero lighthouse`.
 * Same seeds, same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { pictures } from './catalog.ts';

const folder = new URL('../app/artwork/', import.meta.url);
const largestBytes = 8 * 1024;

const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const svg = draw();
  const bytes = brotliCompressSync(svg).length;
  if (bytes > largestBytes)
    throw new Error(`${name}.svg takes ${bytes} bytes, more than ${largestBytes}`);
  await writeFile(new URL(`${name}.svg`, folder), `${svg}\n`);
  console.log(`${name}.svg ${bytes} bytes (brotli)`);
}
