import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageEditor } from './page-editor.ts';

/**
 * Keeps the page's modules from competing with the first paint (docs/decisions/007): no preloads in the head, and the
 * module that imports them all becomes a file that the inline starter adds after the paint.
 */
export async function deferScripts(
  html: string,
  starter: string,
  clientFolder: string,
): Promise<string> {
  const page = new PageEditor(html);
  const preloads = page.all('link[rel=modulepreload]');
  const modules = page.all('script[type=module]');
  const [entry] = modules;
  const code = entry?.rawText.trim();
  if (modules.length !== 1 || !entry || !code) {
    throw new Error(`Expected one inline module in a prerendered page, found ${modules.length}.`);
  }
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const startFile = `/assets/start-${hash}.js`;
  await writeFile(join(clientFolder, startFile), code);

  const hrefs = preloads.map((link) => link.getAttribute('href')).join(' ');
  // Before the first stylesheet, so that the starter never waits for one.
  page.insertBefore(
    page.first('link'),
    `<script data-start="${startFile}" data-preload="${hrefs}">${starter}</script>`,
  );
  for (const link of preloads) page.remove(link);
  // Hydration looks for the module's element, so an empty one stays.
  page.replace(entry, '<script type="module" async=""></script>');
  return page.toString();
}
