import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../docker/up.ts';
import { removePostgresData } from '../native/postgres/placement.ts';
import { takeDown } from '../native/supervisor/controller.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { isSure } from './confirm.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './run-command.ts';

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
