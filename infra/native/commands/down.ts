import { defaultRunDir } from '../stack/paths.ts';
import { takeDown } from '../supervisor/controller.ts';
import { compose } from './docker.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { runCommand, say } from './say.ts';

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
