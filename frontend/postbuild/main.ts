import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readBuildSettings } from '../build-settings.ts';
import { PageEditor } from './page-editor.ts';
import { budgetViolations, weighPage } from './page-weight.ts';
import { precompress } from './precompress.ts';
import { writePrivatePages } from './private-pages.ts';
import { allowOwnScripts } from './script-policy.ts';
import { type Scripts, takeScripts } from './scripts.ts';
import { writeSeoFiles } from './search/main.ts';
import { builtPages } from './search/read-page.ts';

/** Runs after both builds: search files, styles and scripts of the pages, script policy, budgets, compression. */

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const brotliFolder = fileURLToPath(new URL('../build/client-br', import.meta.url));

/** The first browsers with dynamic import: older ones do not load the page's scripts at all. */
const oldestBrowsers = ['chrome63', 'firefox67', 'safari11.1'];

/** Pages drawn at an address that stands for many: unknown ones, those below the blog, bookings, and refused forms. */
const answers = {
  '404': '404.html',
  'blog/404': 'blog/404.html',
  '405': '405.html',
  'booking/call': '__private/booking.html',
};

const scripts = await takeScripts(clientFolder);
await moveAnswers(clientFolder);
const today = new Date().toISOString().slice(0, 10);
await writeSeoFiles(await builtPages(clientFolder), clientFolder, today);

const { scriptHosts, tagManagerId } = readBuildSettings();
const starter = await bundleStarter();
const violations: string[] = [];
const documents = globSync('**/*.html', { cwd: clientFolder }).filter(
  (page) => page !== '__spa-fallback.html',
);
for (const page of documents) {
  const file = join(clientFolder, page);
  const styled = await inlineRouteStyles(await readFile(file, 'utf8'), clientFolder);
  const html = addScripts(styled, starter, scripts);
  await writeFile(file, allowOwnScripts(html, scriptHosts));
  const weight = await weighPage(html, clientFolder, scripts);
  violations.push(...budgetViolations(page, weight, tagManagerId !== ''));
}
if (violations.length > 0) throw new Error(`Pages over their budget:\n${violations.join('\n')}`);
await writePrivatePages(clientFolder);

await precompress(clientFolder, brotliFolder);

/**
 * Puts the inline starter into a page, before the first stylesheet, so that it never waits for one, and lists what each
 * island starts with, so that it is fetched at once.
 */
function addScripts(html: string, starter: string, scripts: Scripts): string {
  const page = new PageEditor(html);
  page.insertBefore(
    page.first('link'),
    `<script data-src="/${scripts.document}">${starter}</script>`,
  );
  for (const host of page.all('[data-island]')) {
    const modules = [...scripts.toStart(host.getAttribute('data-island') ?? '')];
    page.setAttribute(host, 'data-modules', modules.map((file) => `/${file}`).join(' '));
  }
  return page.toString();
}

/** The starter as one minified script, to inline in every page. */
async function bundleStarter(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      lib: {
        entry: fileURLToPath(new URL('../app/document/starter.ts', import.meta.url)),
        formats: ['iife'],
        name: 'starter',
      },
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  if (!bundle || !('output' in bundle)) throw new Error('The starter was not bundled.');
  return bundle.output[0].code.trim();
}

/**
 * Inlines the stylesheets of the route: each would cost the first paint a request. The first stylesheet is the site's
 * and stays a file: every page needs it, so it is worth caching.
 */
async function inlineRouteStyles(html: string, clientFolder: string): Promise<string> {
  const page = new PageEditor(html);
  for (const link of page.all('head > link[rel=stylesheet]').slice(1)) {
    // The router appends a `#` to a stylesheet's address if a script may import it later, too.
    const file = link.getAttribute('href')?.replace('#', '') ?? '';
    const rules = await readFile(join(clientFolder, file), 'utf8');
    page.replace(link, `<style>${rules}</style>`);
  }
  return page.toString();
}

/** Moves those pages to where the server reads them, and removes the data files that only an app would fetch. */
async function moveAnswers(clientFolder: string): Promise<void> {
  for (const [folder, file] of Object.entries(answers)) {
    const target = join(clientFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(clientFolder, folder, 'index.html'), target);
    await rm(join(clientFolder, folder), { recursive: true });
  }
  const left = await readdir(join(clientFolder, 'booking'));
  if (left.length === 0) await rm(join(clientFolder, 'booking'), { recursive: true });
  for (const file of globSync('**/*.data', { cwd: clientFolder })) {
    await rm(join(clientFolder, file));
  }
}
