/** Writes one file per page of the owner's app: the router's fallback page with that page's title and description. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerPages, type PrivatePage, privateRobots } from '../app/content/private-pages.ts';
import { PageEditor } from './page-editor.ts';
import { allowOwnScripts } from './script-policy.ts';

const fallbackFile = '__spa-fallback.html';

export async function writePrivatePages(clientFolder: string): Promise<void> {
  const fallback = join(clientFolder, fallbackFile);
  const html = await readFile(fallback, 'utf8');
  const folder = join(clientFolder, '__private');
  await mkdir(folder, { recursive: true });
  for (const [path, page] of Object.entries(ownerPages)) {
    await writeFile(join(folder, `${path}.html`), allowOwnScripts(withHead(html, page), []));
  }
  await rm(fallback);
}

/** The marked elements are removed once the router has rendered its own: see app/root.tsx. */
function withHead(html: string, { title, description }: PrivatePage): string {
  const page = new PageEditor(html);
  page.insertBefore(
    page.first('meta[name=viewport]'),
    [
      `<title data-served>${escapeHtml(title)}</title>`,
      `<meta data-served name="description" content="${escapeHtml(description)}"/>`,
      `<meta data-served name="robots" content="${privateRobots}"/>`,
      ...markedStylesheets(html).map(
        (href) => `<link rel="stylesheet" href="${href}" media="not all"/>`,
      ),
    ].join(''),
  );
  return page.toString();
}

/**
 * The stylesheets whose addresses the router has marked with a fragment. The loader of parts that are loaded later does not
 * know those, and would add them once more, behind the desk's own styles: it has to find them without the mark.
 */
const markedStylesheets = (html: string) =>
  [...html.matchAll(/href="([^"#]+\.css)#"/g)].flatMap(([, href]) => href ?? []);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
