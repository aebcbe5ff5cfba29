import { upDocker } from '../docker/up.ts';
import { upNative } from '../native/stack/up.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode, rememberMode } from './mode.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(() =>
  withLock(defaultRunDir, say, async () => {
    const mode = chooseMode();
    const { site, inbox } = mode === 'docker' ? await upDocker(say) : await upNative(say);
    rememberMode(mode);
    say(`\nThe site is up: ${site}`);
    if (inbox) say(`Its mails are caught here, none leaves this machine: ${inbox}`);
    say('make status · make logs · make down');
  }),
);
