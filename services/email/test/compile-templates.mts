/** Global setup of the unit specs, which render emails: compiles the templates if one is newer than the output. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Includes folders, whose time changes when a file is removed. */
function newestChange(folder: string): number {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...['.', ...paths].map((path) => statSync(join(folder, path)).mtimeMs));
}

export default function setUp(): void {
  const compiled = statSync(join(root, 'dist/compiled-templates.cjs'), { throwIfNoEntry: false });
  const changed = Math.max(
    ...['src/emails', 'compile'].map((name) => newestChange(join(root, name))),
  );
  if (compiled && compiled.mtimeMs > changed) return;
  const command = [join(root, 'compile/main.mts')];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The email templates do not compile; see above.');
}
