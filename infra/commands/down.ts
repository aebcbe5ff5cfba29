import { composeInTerminal } from '../docker/compose.ts';
import { takeDown } from '../native/supervisor/controller.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(() =>
  withLock(defaultRunDir, log, async () => {
    if (chooseMode() === 'docker') {
      await composeInTerminal('down');
      return;
    }
    const wasRunning = await takeDown(defaultRunDir);
    log(wasRunning ? 'Stopped; the data is kept.' : 'Nothing was running; the data is kept.');
  }),
);
