import { type HTMLElement, parse } from 'node-html-parser';
import { readSiteFile, siteFiles } from './site-files';

export interface BuiltPage {
  /** The address it answers, such as `/blog`. */
  path: string;
  html: string;
  document: HTMLElement;
}

/** What is handed out while the router finds out what to show. It has no address and no words of its own. */
const shell = '__spa-fallback.html';

function readPage(file: string): BuiltPage {
  const html = readSiteFile(file);
  return {
    path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    html,
    // Without scripts a `noscript` is as visible as the rest.
    document: parse(html, { blockTextElements: { script: true, style: true } }),
  };
}

/** Every page of the built site. */
export const builtPages: readonly BuiltPage[] = siteFiles
  .filter((file) => file.endsWith('.html') && file !== shell)
  .map(readPage);

export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`The site has no page at ${path}`);
  return page;
}

/** The only one of its kind on the page; throws when there is none. */
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
