/** Runs after both builds: search files, styles and scripts of the pages, script policy, budgets, compression. */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBuildSettings } from '../build-settings.ts';
import { addScripts } from './add-scripts.ts';
import { bundleStarter } from './bundle-starter.ts';
import { filesBelow } from './files-below.ts';
import { inlineRouteStyles } from './inline-route-styles.ts';
import { moveAnswers } from './move-answers.ts';
import { budgetViolations, weighPage } from './page-weight.ts';
import { precompress } from './precompress.ts';
import { writePrivatePages } from './private-pages.ts';
import { allowOwnScripts } from './script-policy.ts';
import { takeScripts } from './scripts.ts';
import { builtPages } from './search/built-pages.ts';
import { writeSeoFiles } from './search/main.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const brotliFolder = fileURLToPath(new URL('../build/client-br', import.meta.url));

const scripts = await takeScripts(clientFolder);
await moveAnswers(clientFolder);
const today = new Date().toISOString().slice(0, 10);
await writeSeoFiles(await builtPages(clientFolder), clientFolder, today);

const { scriptHosts, tagManagerId } = readBuildSettings();
const starter = await bundleStarter();
const violations: string[] = [];
const documents = (await filesBelow(clientFolder)).filter(
  (file) => file.endsWith('.html') && !file.endsWith('__spa-fallback.html'),
);
for (const file of documents) {
  const styled = await inlineRouteStyles(await readFile(file, 'utf8'), clientFolder);
  const html = addScripts(styled, starter, scripts);
  await writeFile(file, allowOwnScripts(html, scriptHosts));
  const weight = await weighPage(html, clientFolder, scripts);
  const page = relative(clientFolder, file);
  violations.push(...budgetViolations(page, weight, tagManagerId !== ''));
}
if (violations.length > 0) throw new Error(`Pages over their budget:\n${violations.join('\n')}`);
const ownersPages = await writePrivatePages(clientFolder);

const compressed = await precompress(clientFolder, brotliFolder);
const sum = (ending: string) =>
  compressed
    .filter(({ file }) => file.endsWith(ending))
    .reduce((all, { brotliBytes }) => all + brotliBytes, 0);
console.log(
  `${documents.length + ownersPages} pages; Brotli: ${sum('.js')} bytes of scripts, ${sum('.css')} bytes of styles`,
);
