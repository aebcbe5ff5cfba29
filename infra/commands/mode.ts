import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../native/supervisor/state-file.ts';
import { defaultRunDir } from '../settings/paths.ts';

export type Mode = 'native' | 'docker';

const modeFile = join(defaultRunDir, 'mode');

/** MODE when given, else how it was brought up, else Docker where an engine answers. */
export function chooseMode(): Mode {
  const wanted = process.env.MODE || remembered();
  if (wanted === 'native' || wanted === 'docker') {
    return wanted;
  }
  if (wanted) {
    throw new Error(`MODE is native or docker, not "${wanted}".`);
  }
  return dockerAnswers() ? 'docker' : 'native';
}

export function rememberMode(mode: Mode): void {
  writeAtomically(modeFile, mode);
}

function remembered(): string | undefined {
  return existsSync(modeFile) ? readFileSync(modeFile, 'utf8').trim() : undefined;
}

function dockerAnswers(): boolean {
  const answers = (...args: string[]) =>
    spawnSync('docker', args, { stdio: 'ignore', timeout: 15_000 }).status === 0;
  return answers('info') && answers('compose', 'version');
}
