import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOwnCertificate } from '../production/own-certificate.ts';
import { composedStorage, secretsOf, writeSecrets } from '../production/secrets.ts';
import { ensureEnvFile } from '../settings/env-file.ts';
import { envExample, envFile, repository } from '../settings/paths.ts';
import { log, runCommand } from './run-command.ts';

// make passes variables missing from the command line as an empty text.
const { POSTGRES_ADDRESS, REDIS_ADDRESS, STORAGE_CA_FILE } = process.env;

await runCommand(async () => {
  const settings = ensureEnvFile(envFile, envExample);
  const secrets = secretsOf(settings, {
    postgres: POSTGRES_ADDRESS || composedStorage.postgres,
    redis: REDIS_ADDRESS || composedStorage.redis,
    ...(STORAGE_CA_FILE ? { authority: readFileSync(STORAGE_CA_FILE, 'utf8') } : {}),
  });
  const folder = join(repository, 'secrets');
  writeSecrets(folder, secrets);
  copyOwnCertificate(folder, settings);
  log(`Wrote ${Object.keys(secrets).length} files to secrets/, which only this account may enter.`);
});
