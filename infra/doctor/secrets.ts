import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { composedStorage, secretsOf } from '../production/secrets.ts';
import { serviceNames } from '../settings/service-names.ts';
import { type Check, type Finding, fail, ok, type World, warn } from './check.ts';
import { isProduction } from './installation.ts';

/** Containers keep the secrets that they started with. */
const apply = 'make secrets, then docker compose up --detach --wait --force-recreate';

export const secrets: Check = {
  group: 'Settings',
  name: 'Secrets',
  async run(world) {
    if (!world.written) return undefined;
    const findings = [
      ...readableByOthers(world),
      ...missingPasswords(world),
      ...secretFiles(world),
    ];
    return findings.length > 0 ? findings : ok('All are set, and only this account reads them.');
  },
};

function readableByOthers({ paths }: World): Finding[] {
  const candidates = [
    { name: '.env', path: paths.envFile, mode: '600' },
    { name: 'secrets/', path: paths.secrets, mode: '700' },
  ];
  return candidates
    .filter(({ path }) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
    .map(({ name, mode }) =>
      fail(`Other accounts can read ${name}.`, `Close it: chmod ${mode} ${name}`),
    );
}

const needed = [
  'POSTGRES_PASSWORD',
  'REDIS_PASSWORD',
  ...serviceNames.map((name) => `${name.toUpperCase()}_REDIS_PASSWORD`),
];

function missingPasswords(world: World): Finding[] {
  const { settings, mode } = world;
  const findings: Finding[] = [];
  const missing = needed.filter((key) => !settings[key]);
  if (missing.length > 0) {
    const fix = mode === 'docker' ? 'make secrets' : 'make up';
    findings.push(
      fail(`No value for ${missing.join(', ')}.`, `Remove the empty lines and run ${fix}.`),
    );
  }
  const gates = { ADMIN: '/admin', RANKINGS: '/rankings' };
  const closed = Object.entries(gates).filter(([gate]) => !settings[`${gate}_PASSWORD_HASH`]);
  if (closed.length > 0) {
    // make secrets refuses to write without them.
    const judge = isProduction(world) ? fail : warn;
    findings.push(
      judge(
        `Nobody can sign in at ${closed.map(([, path]) => path).join(' and ')}.`,
        'Set the owner’s passwords: make passwords',
      ),
    );
  }
  return findings;
}

/** Whether the files of the production setup say what `.env` says. */
function secretFiles(world: World): Finding[] {
  const { settings, paths } = world;
  const secrets = isProduction(world) ? wantedSecrets(settings) : undefined;
  if (!secrets) return [];
  const wanted = Object.entries(secrets);
  const missing = wanted.filter(([name]) => !existsSync(join(paths.secrets, name)));
  if (missing.length > 0) {
    const all = missing.length === wanted.length;
    return [
      fail(all ? 'secrets/ has no files.' : `It lacks ${list(missing)}.`, 'Run make secrets.'),
    ];
  }
  const outdated = wanted.filter(
    ([name, value]) => !isSame(name, value, readFileSync(join(paths.secrets, name), 'utf8')),
  );
  return outdated.length > 0
    ? [fail(`.env has changed since secrets/ was written: ${list(outdated)}.`, `Run ${apply}.`)]
    : [];
}

/** undefined if a setting has no value, which is said above. */
function wantedSecrets(settings: World['settings']): Record<string, string> | undefined {
  try {
    return secretsOf(settings, composedStorage);
  } catch {
    return undefined;
  }
}

const list = (entries: [string, string][]) => entries.map(([name]) => name).join(', ');

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
