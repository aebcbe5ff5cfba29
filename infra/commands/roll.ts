import { refuseWithoutCompose } from '../docker/compose.ts';
import { roll, rollable } from '../docker/roll.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { log, runCommand } from './run-command.ts';

const { SERVICE } = process.env;

await runCommand(async () => {
  const services = SERVICE ? rollable.filter((name) => name === SERVICE) : rollable;
  if (services.length === 0) {
    throw new Error(`Name one of them, or none for all: make roll SERVICE=${rollable.join('|')}`);
  }
  refuseWithoutCompose();
  await withLock(defaultRunDir, log, () => roll(services, log));
  log(`Replaced: ${services.join(', ')}.`);
});
