import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removePostgresData } from '../postgres-placement.ts';
import { defaultRunDir } from '../stack/paths.ts';
import { takeDown } from '../supervisor/controller.ts';
import { compose } from './docker.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './say.ts';
import { isSure } from './sure.ts';

const warning = 'This stops the product and removes all leads and appointments.';

await runCommand(async () => {
  if (!(await isSure(warning, 'make reset'))) {
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
    say('Stopped, and all data removed. The settings in .env and the files in backups/ are kept.');
  });
});
