import { hasDied } from '../native/supervisor/controller.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { log, runCommand } from './run-command.ts';

// For systemd, each minute: succeeds if the product must be started again. It waits for a command that is replacing the
// supervisor.
await runCommand(() =>
  withLock(defaultRunDir, log, async () => {
    if (!hasDied(defaultRunDir)) process.exitCode = 1;
  }),
);
