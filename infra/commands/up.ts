import { upDocker } from '../docker/up.ts';
import { upNative } from '../native/stack/up.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode, rememberMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(() =>
  withLock(defaultRunDir, log, async () => {
    const mode = chooseMode();
    const { site, inbox } = mode === 'docker' ? await upDocker(log) : await upNative(log);
    rememberMode(mode);
    log(`\nThe site is up: ${site}`);
    if (inbox) log(`Its emails are caught here, and none leaves this machine: ${inbox}`);
    log('make status · make logs · make down');
  }),
);
