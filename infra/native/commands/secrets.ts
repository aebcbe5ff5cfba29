import { join } from 'node:path';
import { secretsOf, writeSecrets } from '../../production/secrets.ts';
import { ensureEnvFile } from '../stack/env-file.ts';
import { envExample, envFile, repository } from '../stack/paths.ts';
import { runCommand, say } from './say.ts';

// What the command line leaves out, make passes on as an empty text.
const { POSTGRES_ADDRESS, REDIS_ADDRESS } = process.env;
const addresses = {
  postgres: POSTGRES_ADDRESS || 'postgres:5432',
  redis: REDIS_ADDRESS || 'redis:6379',
};

await runCommand(async () => {
  const settings = ensureEnvFile(envFile, envExample);
  const secrets = secretsOf(settings, addresses);
  writeSecrets(join(repository, 'secrets'), secrets);
  say(`Wrote ${Object.keys(secrets).length} files to secrets/, which only this account may enter.`);
});
