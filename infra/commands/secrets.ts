import { join } from 'node:path';
import { makeSecrets } from '../production/make-secrets.ts';
import { envExample, envFile, repository } from '../settings/paths.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(async () => {
  const folder = join(repository, 'secrets');
  log(makeSecrets({ envFile, example: envExample, folder }, process.env));
});
