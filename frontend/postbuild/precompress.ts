import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{css,html,js,json,svg,txt,webmanifest,xml}';
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Writes `x.gz` beside each compressible file, and its Brotli version under the same name into a separate folder, so
 * that a server needs no Brotli module: it picks the folder, and file types stay right.
 */
export async function precompress(clientFolder: string, brotliFolder: string): Promise<void> {
  await rm(brotliFolder, { recursive: true, force: true });
  const files = globSync(compressible, { cwd: clientFolder });
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(join(clientFolder, file));
      const brotliFile = join(brotliFolder, file);
      const [gzipped, brotlied] = await Promise.all([
        toGzip(plain, { level: 9 }),
        toBrotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        }),
      ]);
      await mkdir(dirname(brotliFile), { recursive: true });
      await Promise.all([
        writeFile(join(clientFolder, `${file}.gz`), gzipped),
        writeFile(brotliFile, brotlied),
      ]);
    }),
  );
}
