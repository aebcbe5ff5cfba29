import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const modulePreloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The starter stands before the first stylesheet, so that it never waits for one. */
const firstLink = /<link /;
const entryModule = /<script type="module"[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Takes the page's modules out of the race for the first paint: no preloads in the head, and the
 * module that imports them all becomes a file which the inline starter adds when the time has come.
 */
export async function startLate(
  html: string,
  starter: string,
  clientFolder: string,
): Promise<string> {
  const preloads = [...html.matchAll(modulePreloads)].map((match) => match[1]);
  const modules = [...html.matchAll(entryModule)];
  const code = modules[0]?.[1];
  if (modules.length !== 1 || !code) {
    throw new Error(`Expected one inline module in a prerendered page, found ${modules.length}.`);
  }
  if (!firstLink.test(html)) throw new Error('A prerendered page has no place for its starter.');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const startFile = `/assets/start-${hash}.js`;
  await writeFile(join(clientFolder, startFile), code.trim());

  const inline = `<script data-start="${startFile}" data-preload="${preloads.join(' ')}">${starter}</script>`;
  return (
    html
      .replaceAll(modulePreloads, '')
      // Hydration looks for the module's element where it was: an empty one stays.
      .replaceAll(entryModule, '<script type="module" async=""></script>')
      .replace(firstLink, (link) => inline + link)
  );
}
