import { rmSync } from 'node:fs';
import { composeInTerminal } from '../docker/compose.ts';
import { takeDown } from '../native/supervisor/controller.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { confirm, log, runCommand } from './run-command.ts';

const warning = 'This stops the product and removes all leads and appointments.';

await runCommand(async () => {
  if (!(await confirm(warning, 'make reset'))) throw new Error('Nothing was removed.');
  await withLock(defaultRunDir, log, async () => {
    if (chooseMode() === 'docker') {
      await composeInTerminal('down', '--volumes');
    } else {
      await takeDown(defaultRunDir);
    }
    rmSync(defaultRunDir, { recursive: true, force: true });
    log('Stopped, and all data removed. The settings in .env and the files in backups/ are kept.');
  });
});
