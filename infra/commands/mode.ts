import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCompose, isDockerRunning, refuseWithoutCompose } from '../docker/compose.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { writeAtomically } from '../settings/write-atomically.ts';

export type Mode = 'native' | 'docker';

const modeFile = join(defaultRunDir, 'mode');

/** MODE if set, else how the product was started, else Docker if an engine answers. */
export function chooseMode(): Mode {
  const wanted = process.env.MODE || rememberedMode();
  if (wanted === 'docker') refuseWithoutCompose();
  if (wanted === 'native' || wanted === 'docker') return wanted;
  if (wanted) throw new Error(`MODE must be native or docker, not "${wanted}".`);
  return dockerAnswers() ? 'docker' : 'native';
}

/** The same for commands that only read: never refuses, and asks no engine if the settings decide. */
export function likelyMode(settings: Readonly<Record<string, string>>): Mode {
  const wanted = process.env.MODE || rememberedMode();
  if (wanted === 'native' || wanted === 'docker') return wanted;
  return settings.COMPOSE_FILE || dockerAnswers() ? 'docker' : 'native';
}

export function rememberMode(mode: Mode): void {
  writeAtomically(modeFile, mode);
}

/** How the product was started here last. */
export function rememberedMode(): string | undefined {
  return existsSync(modeFile) ? readFileSync(modeFile, 'utf8').trim() : undefined;
}

function dockerAnswers(): boolean {
  return isDockerRunning() && hasCompose();
}
