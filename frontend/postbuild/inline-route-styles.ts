import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageEditor } from './page-editor.ts';

/**
 * Inlines the stylesheets of the route: each would cost the first paint a request. The first stylesheet is the site's
 * and stays a file: every page needs it, so it is worth caching.
 */
export async function inlineRouteStyles(html: string, clientFolder: string): Promise<string> {
  const page = new PageEditor(html);
  for (const link of page.all('head > link[rel=stylesheet]').slice(1)) {
    // The router appends a `#` to a stylesheet's address if a script may import it later, too.
    const file = link.getAttribute('href')?.replace('#', '') ?? '';
    const rules = await readFile(join(clientFolder, file), 'utf8');
    page.replace(link, `<style>${rules}</style>`);
  }
  return page.toString();
}
