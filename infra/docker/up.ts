import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { type Addresses, addressesOf } from '../settings/addresses.ts';
import { choosePort, ensureEnvFile, givenSettings } from '../settings/env-file.ts';
import { announcement, missingPasswords } from '../settings/passwords.ts';
import { envExample, envFile, repository } from '../settings/paths.ts';
import { composeInTerminal } from './compose.ts';

/** Starts the product with Docker Compose and returns its address. */
export async function upDocker(log: (message: string) => void): Promise<Addresses> {
  const before = ensureEnvFile(envFile, envExample, givenSettings());
  const passwords = await missingPasswords(before, process.env);
  const settings = ensureEnvFile(envFile, envExample, passwords.settings);
  const port = choosePort(settings);
  log('Starting with Docker Compose …');
  // The production setup has no mail catcher.
  const hasCatcher = 'mail-catcher' in (composed()?.services ?? {});
  const catchers = `mail-catcher=${settings.SMTP_URL ? 0 : 1}`;
  const scale = hasCatcher ? ['--scale', catchers] : [];
  await composeInTerminal('up', '--detach', '--build', '--wait', '--remove-orphans', ...scale);
  announcement(passwords).forEach(log);
  return addressesOf(settings, port, Number(settings.MAIL_INBOX_PORT || '8025'));
}

/** Whether the containers read their secrets from files, which `make secrets` writes, instead of from the settings. */
export function readsSecretFiles(): boolean {
  return composed()?.secrets !== undefined;
}

const composedFiles = z.object({
  services: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.unknown()).optional(),
});

/** The effective configuration of the Compose files and settings; undefined if a setting is missing. */
function composed(): z.infer<typeof composedFiles> | undefined {
  const args = ['compose', 'config', '--format', 'json'];
  const { status, stdout } = spawnSync('docker', args, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? composedFiles.parse(JSON.parse(stdout)) : undefined;
}

/** Whether the product is running in containers. */
export function composeIsUp(): boolean {
  const args = ['compose', 'ps', '--status', 'running', '--quiet'];
  const { stdout } = spawnSync('docker', args, { cwd: repository, encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
