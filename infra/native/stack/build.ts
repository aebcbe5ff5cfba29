import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { repository } from '../../settings/paths.ts';
import { filesBelow, fingerprintOf } from '../process/fingerprint.ts';

/** The root's build, which is every other one. */
export const everything: readonly string[] = ['.'];

/**
 * Builds these workspaces with what they need, where the sources have changed. What is an input of a build is in the
 * `wireit` block of its package.json. Throws the compiler's output.
 */
export async function build(
  log: (message: string) => void,
  folders: readonly string[] = everything,
): Promise<void> {
  if (folders.length > 0) log('Building what changed …');
  for (const folder of folders.includes('.') ? everything : folders) {
    // As `npm run build` does, but sooner.
    await execa(process.execPath, ['--run', 'build'], {
      cwd: join(repository, folder),
      stdin: 'ignore',
      // The error shows its output.
      all: true,
      env: {
        // A copy of each build would be kept for ever.
        WIREIT_CACHE: 'none',
        // Of the npm script that runs this, if any.
        npm_package_json: undefined,
        npm_lifecycle_event: undefined,
      },
    });
  }
}

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
