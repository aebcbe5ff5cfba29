import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageEditor } from './page-editor.ts';

/**
 * Inlines the stylesheets of the route: beside the site's own, each would cost the first paint a request. Hydration
 * looks for the link, so it stays, but disabled: the file is not fetched, as a stylesheet that arrives after the first
 * paint brings cascade layers and lays out the whole page again.
 */
export async function inlineRouteStyles(html: string, clientFolder: string): Promise<string> {
  const page = new PageEditor(html);
  // The first is the site's: every page needs it, so it is worth its place in the cache.
  for (const link of page.all('head link[rel=stylesheet]').slice(1)) {
    const href = link.getAttribute('href');
    if (!href || link.hasAttribute('media')) continue;
    const rules = await readFile(join(clientFolder, href.replace('#', '')), 'utf8');
    page.replace(
      link,
      `<style>${rules}</style><link rel="stylesheet" href="${href}" disabled=""/>`,
    );
  }
  return page.toString();
}
