/** Runs after the router's build: search files, deferred scripts, script policy, page budgets, scriptless 404 pages, compression. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuildSettings } from '../build-settings.ts';
import { bundleStarter } from './bundle-starter.ts';
import { deferScripts } from './defer-scripts.ts';
import { filesBelow } from './files-below.ts';
import { inlineRouteStyles } from './inline-route-styles.ts';
import { budgetViolations, weighPage } from './page-weight.ts';
import { precompress } from './precompress.ts';
import { writePrivatePages } from './private-pages.ts';
import { allowOwnScripts } from './script-policy.ts';
import { removeScripts } from './scriptless-page.ts';
import { builtPages } from './search/built-pages.ts';
import { writeSeoFiles } from './search/main.ts';
import { loadSiteStylesOnce } from './site-styles-once.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const brotliFolder = fileURLToPath(new URL('../build/client-br', import.meta.url));

/** Answer unknown addresses: one for the site, one for the blog. */
const missingPages = await Promise.all(
  ['404', 'blog/404'].map(async (name) => {
    const folder = join(clientFolder, name);
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    await rm(folder, { recursive: true });
    await rm(`${folder}.data`, { force: true });
    return { file: `${folder}.html`, html };
  }),
);

const today = new Date().toISOString().slice(0, 10);
await writeSeoFiles(await builtPages(clientFolder), clientFolder, today);

await loadSiteStylesOnce(clientFolder);

const { scriptHosts } = readBuildSettings();
const starter = await bundleStarter();
const violations: string[] = [];
const pages = (await filesBelow(clientFolder)).filter((file) => file.endsWith('.html'));
for (const page of pages) {
  const styled = await inlineRouteStyles(await readFile(page, 'utf8'), clientFolder);
  const html = deferScripts(styled, starter);
  await writeFile(page, allowOwnScripts(html, scriptHosts));
  violations.push(
    ...budgetViolations(relative(clientFolder, page), await weighPage(html, clientFolder)),
  );
}
if (violations.length > 0) throw new Error(`Pages over their budget:\n${violations.join('\n')}`);
await writePrivatePages(clientFolder);
for (const { file, html } of missingPages) {
  await writeFile(file, allowOwnScripts(removeScripts(html), []));
}

const compressed = await precompress(clientFolder, brotliFolder);
const sum = (ending: string) =>
  compressed
    .filter(({ file }) => file.endsWith(ending))
    .reduce((all, { brotliBytes }) => all + brotliBytes, 0);
console.log(
  `${pages.length + missingPages.length} pages; Brotli: ${sum('.js')} bytes of scripts, ${sum('.css')} bytes of styles`,
);
