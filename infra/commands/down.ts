import { compose } from '../docker/up.ts';
import { takeDown } from '../native/supervisor/controller.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(() =>
  withLock(defaultRunDir, say, async () => {
    if (chooseMode() === 'docker') {
      await compose('down');
      return;
    }
    const wasRunning = await takeDown(defaultRunDir);
    say(wasRunning ? 'Stopped; the data is kept.' : 'Nothing was running; the data is kept.');
  }),
);
