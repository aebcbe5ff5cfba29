import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageEditor } from './page-editor.ts';

/**
 * Inlines the stylesheets of the route: beside the site's own, each would cost the first paint a request. The first is the
 * site's: every page needs it, so it is worth its place in the cache.
 */
export async function inlineRouteStyles(html: string, clientFolder: string): Promise<string> {
  const page = new PageEditor(html);
  for (const link of page.all('head > link[rel=stylesheet]').slice(1)) {
    // The router ends the address of one with a `#` if a script may import it later, too.
    const file = link.getAttribute('href')?.replace('#', '') ?? '';
    const rules = await readFile(join(clientFolder, file), 'utf8');
    page.replace(link, `<style>${rules}</style>`);
  }
  return page.toString();
}
