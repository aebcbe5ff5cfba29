import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
