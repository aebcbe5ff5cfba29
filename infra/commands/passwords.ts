import { composeIsUp, readsSecretFiles, upDocker } from '../docker/up.ts';
import { upNative } from '../native/stack/up.ts';
import { runningState } from '../native/supervisor/controller.ts';
import { ensureEnvFile } from '../settings/env-file.ts';
import { announcement, renewedPasswords } from '../settings/passwords.ts';
import { defaultRunDir, envExample, envFile } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

/** A service that starts with a new password ends the sessions of the old one. */
await runCommand(() =>
  withLock(defaultRunDir, log, async () => {
    ensureEnvFile(envFile, envExample);
    const passwords = await renewedPasswords(process.env);
    ensureEnvFile(envFile, envExample, passwords.settings);
    // Shown before anything else can fail: the file no longer has the old ones.
    announcement(passwords).forEach(log);
    if (chooseMode() === 'docker') {
      if (readsSecretFiles()) {
        log('\nThey take effect once the secrets are written and the containers recreated:');
        log('  make secrets');
        log('  docker compose up --detach --wait --force-recreate');
        return;
      }
      if (!composeIsUp()) return;
      await upDocker(log);
    } else {
      if (!runningState(defaultRunDir)) return;
      await upNative(log);
    }
    log('\nThe passwords are changed, and all sessions are logged out.');
  }),
);
