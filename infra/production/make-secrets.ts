import { readFileSync } from 'node:fs';
import { ensureEnvFile, readEnvFile } from '../settings/env-file.ts';
import { copyOwnCertificate } from './own-certificate.ts';
import { composedStorage, secretsOf, usesSecretFiles, writeSecrets } from './secrets.ts';

interface Places {
  envFile: string;
  example: string;
  /** For the files. */
  folder: string;
}

/** From the environment. make passes variables missing from the command line as an empty text. */
export type Given = Partial<
  Record<'POSTGRES_ADDRESS' | 'REDIS_ADDRESS' | 'STORAGE_CA_FILE' | 'COMPOSE_FILE', string>
>;

/**
 * Adds what `.env` lacks, and writes the secrets as files for the production setup or a cluster. Returns what it did.
 * Throws if a file would have no value.
 */
export function makeSecrets({ envFile, example, folder }: Places, given: Given): string {
  const { POSTGRES_ADDRESS, REDIS_ADDRESS, STORAGE_CA_FILE, COMPOSE_FILE } = given;
  const before = readEnvFile(envFile) ?? {};
  const settings = ensureEnvFile(envFile, example);
  const count = Object.keys(settings).filter((key) => !(key in before)).length;
  const added = `Added ${count} ${count === 1 ? 'value' : 'values'} to .env.`;

  const isForCluster = [POSTGRES_ADDRESS, REDIS_ADDRESS, STORAGE_CA_FILE].some(Boolean);
  if (!isForCluster && !usesSecretFiles(COMPOSE_FILE || settings.COMPOSE_FILE)) {
    const done = count > 0 ? added : 'Nothing is missing from .env.';
    return `${done} Secret files are only needed with docker-compose.production.yml.`;
  }
  const secrets = secretsOf(settings, {
    postgres: POSTGRES_ADDRESS || composedStorage.postgres,
    redis: REDIS_ADDRESS || composedStorage.redis,
    ...(STORAGE_CA_FILE ? { authority: readFileSync(STORAGE_CA_FILE, 'utf8') } : {}),
  });
  writeSecrets(folder, secrets);
  copyOwnCertificate(folder, settings);
  const wrote = `Wrote ${Object.keys(secrets).length} files to secrets/, which only this account may enter.`;
  return count > 0 ? `${added} ${wrote}` : wrote;
}
