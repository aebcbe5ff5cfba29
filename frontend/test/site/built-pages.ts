import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fallbackSiteUrl } from '@agency/contracts';
import { type HTMLElement, parse } from 'node-html-parser';
import { readBuildSettings } from '../../build-settings';

const siteFolder = fileURLToPath(new URL('../../build/client', import.meta.url));

/** Every file of the built site, such as `blog/index.html`. */
export const siteFiles: readonly string[] = readdirSync(siteFolder, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length + 1));

export const readSiteFile = (file: string): string => readFileSync(join(siteFolder, file), 'utf8');

export const readSiteBytes = (file: string): Buffer => readFileSync(join(siteFolder, file));

export const siteHas = (file: string): boolean => existsSync(join(siteFolder, file));

export interface BuiltPage {
  /** The address it answers, such as `/blog`. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** The origin that the pages were built for. */
export const siteUrl = new URL(readBuildSettings().siteUrl || fallbackSiteUrl).origin;

/** Pages drawn in the browser: the files have a head, and nothing to read yet. */
const privateFolder = '__private/';

function readPage(file: string): BuiltPage {
  const html = readSiteFile(file);
  return {
    path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    html,
    // Without scripts a `noscript` is as visible as the rest.
    document: parse(html, { blockTextElements: { script: true, style: true } }),
  };
}

const files = siteFiles.filter((file) => file.endsWith('.html'));

/** Every page of the built site that can be read without scripts. */
export const builtPages: readonly BuiltPage[] = files
  .filter((file) => !file.startsWith(privateFolder))
  .map(readPage);

/** What answers the addresses of the owner's pages and of a booking. */
export const privatePages: readonly BuiltPage[] = files
  .filter((file) => file.startsWith(privateFolder))
  .map(readPage);

export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/** The first match on the page; throws if there is none. */
export function oneOf(page: BuiltPage, selector: string): HTMLElement {
  const found = page.document.querySelector(selector);
  if (!found) throw new Error(`${page.path} has no ${selector}`);
  return found;
}

export function metaOf(page: BuiltPage, name: string): string | undefined {
  return page.document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
}
