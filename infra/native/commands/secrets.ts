import { join } from 'node:path';
import { secretsOf, writeSecrets } from '../../production/secrets.ts';
import { ensureEnvFile } from '../stack/env-file.ts';
import { envExample, envFile, repository } from '../stack/paths.ts';
import { runCommand, say } from './say.ts';

const { POSTGRES_ADDRESS = 'postgres:5432', REDIS_ADDRESS = 'redis:6379' } = process.env;

await runCommand(async () => {
  const settings = ensureEnvFile(envFile, envExample);
  const secrets = secretsOf(settings, { postgres: POSTGRES_ADDRESS, redis: REDIS_ADDRESS });
  writeSecrets(join(repository, 'secrets'), secrets);
  say(`Wrote ${Object.keys(secrets).length} files to secrets/, which only this account may enter.`);
});
