/** What the router's build leaves to do: late start, script policy, the scriptless 404 page, compression. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleStarter } from './bundle-starter.ts';
import { filesBelow } from './files-below.ts';
import { startLate } from './late-start.ts';
import { precompress } from './precompress.ts';
import { allowOwnScripts } from './script-policy.ts';
import { withoutScripts } from './static-page.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const brotliFolder = fileURLToPath(new URL('../build/client-br', import.meta.url));

const notFound = join(clientFolder, '404');
const notFoundHtml = await readFile(join(notFound, 'index.html'), 'utf8');
await rm(notFound, { recursive: true });

const starter = await bundleStarter();
const pages = (await filesBelow(clientFolder)).filter((file) => file.endsWith('.html'));
for (const page of pages) {
  const html = await startLate(await readFile(page, 'utf8'), starter, clientFolder);
  await writeFile(page, allowOwnScripts(html));
}
await writeFile(join(clientFolder, '404.html'), allowOwnScripts(withoutScripts(notFoundHtml)));

const compressed = await precompress(clientFolder, brotliFolder);
const sum = (ending: string) =>
  compressed
    .filter(({ file }) => file.endsWith(ending))
    .reduce((all, { brotliBytes }) => all + brotliBytes, 0);
console.log(
  `${pages.length + 1} pages; Brotli: ${sum('.js')} bytes of scripts, ${sum('.css')} bytes of styles`,
);
