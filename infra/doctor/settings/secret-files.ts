import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { composedStorage, secretsOf } from '../../production/secrets.ts';
import { type Check, fail, ok, type World, warn } from '../check.ts';
import { getsCertificates, hasOwnTls, isProduction } from '../installation.ts';

/** Containers keep the secrets that they started with. */
export const applySecrets = 'make secrets, then docker compose up --detach --wait --force-recreate';

const secretFiles: Check = {
  group: 'Settings',
  name: 'Secret files',
  async run(world) {
    const { settings, paths, written } = world;
    if (!isProduction(world) || !written) return undefined;
    const secrets = wantedSecrets(settings);
    if (!secrets) return undefined;
    const wanted = Object.entries(secrets);
    const missing = wanted.filter(([name]) => !existsSync(join(paths.secrets, name)));
    const outdated = wanted.filter(
      ([name, value]) =>
        existsSync(join(paths.secrets, name)) &&
        !isSame(name, value, readFileSync(join(paths.secrets, name), 'utf8')),
    );
    if (missing.length === wanted.length)
      return fail('secrets/ has no files.', 'Run make secrets.');
    if (missing.length > 0) return fail(`secrets/ lacks ${names(missing)}.`, 'Run make secrets.');
    return outdated.length > 0
      ? fail(
          `.env has changed since secrets/ was written: ${names(outdated)}.`,
          `Run ${applySecrets}: containers keep the secrets that they started with.`,
        )
      : ok('They match .env.');
  },
};

/** undefined if a setting has no value, which other checks report. */
function wantedSecrets(settings: World['settings']): Record<string, string> | undefined {
  try {
    return secretsOf(settings, composedStorage);
  } catch {
    return undefined;
  }
}

const names = (entries: [string, string][]) => entries.map(([name]) => name).join(', ');

/**
 * Compares only the passwords of addresses: Postgres and Redis may be on other machines. Their own authority
 * (`storage-ca`) is no setting.
 */
function isSame(name: string, wanted: string, there: string): boolean {
  if (name === 'storage-ca') return true;
  if (name === 'redis-users') return there.trim() === wanted.trim();
  const password = URL.parse(wanted.trim())?.password;
  return password && name !== 'smtp-url'
    ? URL.parse(there.trim())?.password === password
    : there.trim() === wanted.trim();
}

const certificateFiles: Check = {
  group: 'Settings',
  name: 'Certificate files',
  async run(world) {
    if (!hasOwnTls(world) || getsCertificates(world)) return undefined;
    const { settings, paths } = world;
    const files = {
      'the certificate': settings.TLS_CERTIFICATE_FILE || join(paths.secrets, 'tls-certificate'),
      'its key': settings.TLS_KEY_FILE || join(paths.secrets, 'tls-key'),
    };
    const missing = Object.entries(files).filter(([, path]) => !hasContent(path));
    if (missing.length > 0) {
      return fail(
        `Missing: ${missing.map(([what]) => what).join(' and ')}.`,
        'Put both in place as "TLS" in docs/operations.md says.',
      );
    }
    const copied = join(paths.secrets, 'tls-certificate');
    const isRenewed =
      hasContent(copied) &&
      readFileSync(copied, 'utf8') !== readFileSync(files['the certificate'], 'utf8');
    return isRenewed
      ? warn('TLS_CERTIFICATE_FILE has changed since secrets/ was written.', 'Run make secrets.')
      : ok('The certificate and its key are in place.');
  },
};

const hasContent = (path: string) => existsSync(path) && statSync(path).size > 0;

const composition: Check = {
  group: 'Settings',
  name: 'Compose files',
  async run({ mode, run, written }, signal) {
    if (mode === 'native' || !written) return undefined;
    const { exitCode, stderr } = await run('docker', ['compose', 'config', '--quiet'], signal);
    if (exitCode === undefined) return undefined;
    if (exitCode === 0) return ok('Every required setting is set.');
    // "required variable SITE_URL is missing a value: set it in .env to …"
    const [, key] = /required variable (\w+) is missing/.exec(stderr) ?? [];
    if (key) return fail(`The required setting ${key} is empty.`, `Set ${key} in .env.`);
    // No Compose, which is said once.
    if (/is not a docker command|unknown flag/.test(stderr)) return undefined;
    return fail('Docker Compose cannot read them.', 'Run docker compose config --quiet.');
  },
};

export const secretFileChecks: Check[] = [secretFiles, certificateFiles, composition];
