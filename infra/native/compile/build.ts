import { join } from 'node:path';
import { execa } from 'execa';
import { repository } from '../../settings/paths.ts';

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
