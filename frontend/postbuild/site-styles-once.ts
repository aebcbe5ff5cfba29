import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A script that is imported on demand names the stylesheets it needs, and the site's is among them. The page has that one
 * already, but under the address that the router gave it, which ends in `#`: it would be added once more, and a stylesheet
 * with layers that comes late lays out the whole page again (docs/decisions/007). The list keeps its length, because it
 * is read by position; the script of the same chunk stands in it anyway.
 */
export async function loadSiteStylesOnce(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets');
  const names = await readdir(assets);
  const siteFile = (ending: string) =>
    names.find((name) => name.startsWith('site-') && name.endsWith(ending));
  const [styles, script] = [siteFile('.css'), siteFile('.js')];
  if (!styles || !script) throw new Error('The build has no chunk of the whole site.');

  let edited = 0;
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const file = join(assets, name);
    const code = await readFile(file, 'utf8');
    const once = code.replaceAll(`"assets/${styles}"`, `"assets/${script}"`);
    if (once === code) continue;
    await writeFile(file, once);
    edited += 1;
  }
  if (edited === 0) throw new Error(`No script names ${styles}: this step is not needed any more.`);
}
