import { composeInTerminal } from '../docker/compose.ts';
import { refuseWithoutCompose } from '../docker/engine.ts';
import { rollService } from '../docker/roll.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { serviceNames } from '../settings/service-names.ts';
import { withLock } from './lock.ts';
import { log, runCommand } from './run-command.ts';

const { SERVICE = '' } = process.env;

await runCommand(async () => {
  if (!serviceNames.some((name) => name === SERVICE)) {
    throw new Error(`Name the service: make roll SERVICE=${serviceNames.join('|')}`);
  }
  refuseWithoutCompose();
  await withLock(defaultRunDir, log, async () => {
    await composeInTerminal('build', SERVICE);
    // Migrates to the new version's tables, with which the old version still works.
    await composeInTerminal('run', '--rm', '--build', '--no-deps', 'migrate');
    await rollService(SERVICE, log);
  });
  log(`${SERVICE} is replaced.`);
});
