import { upDocker } from '../docker/up.ts';
import { failuresAfterStart } from '../doctor/doctor.ts';
import { upNative } from '../native/stack/up.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode, type Mode, rememberMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

const up = (mode: Mode) => (mode === 'docker' ? upDocker(log) : upNative(log));

await runCommand(() =>
  withLock(defaultRunDir, log, async () => {
    const mode = chooseMode();
    const { site, inbox } = await up(mode).catch(async (error: Error) => {
      const failures = await failuresAfterStart(mode, { hasStarted: false });
      throw new Error([error.message, ...failures].join('\n'), { cause: error });
    });
    rememberMode(mode);
    log(`\nThe site is up: ${site}`);
    if (inbox) log(`Its emails are caught here, and none leaves this machine: ${inbox}`);
    log('make status · make logs · make down');
    (await failuresAfterStart(mode, { hasStarted: true })).forEach(log);
  }),
);
