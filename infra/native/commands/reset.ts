import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { removePostgresData } from '../postgres-placement.ts';
import { defaultRunDir } from '../stack/paths.ts';
import { takeDown } from '../supervisor/controller.ts';
import { compose } from './docker.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './say.ts';

await runCommand(async () => {
  if (!(await isSure())) {
    throw new Error('Nothing was removed.');
  }
  await withLock(defaultRunDir, say, async () => {
    if (chooseMode() === 'docker') {
      await compose('down', '--volumes');
    } else {
      await takeDown(defaultRunDir);
      removePostgresData(join(defaultRunDir, 'postgres'));
    }
    rmSync(defaultRunDir, { recursive: true, force: true });
    say('Stopped, and all data removed. The settings in .env are kept.');
  });
});

async function isSure(): Promise<boolean> {
  if (process.env.YES === '1') {
    return true;
  }
  if (!process.stdin.isTTY) {
    throw new Error('make reset removes all leads and appointments. To say yes: make reset YES=1');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'This stops the product and removes all leads and appointments. Type "yes" to go on: ',
  );
  terminal.close();
  return answer.trim() === 'yes';
}
