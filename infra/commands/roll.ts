import { rollService } from '../docker/roll.ts';
import { compose } from '../docker/up.ts';
import { runCommand, say } from './run-command.ts';

const { SERVICE = '' } = process.env;
const replaceable = ['leads', 'scheduling', 'rankings', 'email'];

await runCommand(async () => {
  if (!replaceable.includes(SERVICE)) {
    throw new Error(`Which? make roll SERVICE=${replaceable.join('|')}`);
  }
  await compose('build', SERVICE);
  // The new version's tables, which the old one can live with.
  await compose('run', '--rm', '--build', '--no-deps', 'migrate');
  await rollService(SERVICE, say);
  say(`${SERVICE} is replaced.`);
});
