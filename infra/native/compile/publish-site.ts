import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../settings/paths.ts';
import { filesBelow, fingerprintOf } from '../process/fingerprint.ts';

/**
 * Copies the built pages to a separate folder, so that the next build does not remove them from a running server.
 * Returns the folder.
 */
export function publishSite(runDir: string): string {
  const build = join(repository, 'frontend/build');
  const hash = fingerprintOf(filesBelow(join(build, 'client')));
  const sites = join(runDir, 'site');
  const target = join(sites, hash);
  mkdirSync(sites, { recursive: true, mode: 0o700 });
  if (!existsSync(target)) {
    const partial = join(sites, `.${hash}.${process.pid}`);
    for (const tree of ['client', 'client-br']) {
      cpSync(join(build, tree), join(partial, tree), {
        recursive: true,
        preserveTimestamps: true,
      });
    }
    renameSync(partial, target);
  }
  return target;
}

/** Removes folders that no server uses anymore. */
export function removeOtherSites(runDir: string, kept: string): void {
  const sites = join(runDir, 'site');
  for (const name of readdirSync(sites)) {
    if (join(sites, name) !== kept) {
      rmSync(join(sites, name), { recursive: true, force: true });
    }
  }
}
