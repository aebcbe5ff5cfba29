import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { composedStorage, secretsOf } from '../production/secrets.ts';
import { type Check, type Finding, fail, problemsOr, warn } from './check.ts';
import { isProduction, type World } from './world.ts';

export const secrets: Check = {
  group: 'Settings',
  name: 'Secrets',
  async run(world) {
    if (!world.written) return undefined;
    const files = isProduction(world) ? secretFiles(world) : closedGates(world);
    return problemsOr('All are set, and only this account reads them.', [
      ...readableByOthers(world),
      ...files,
    ]);
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

function closedGates({ settings }: World): Finding[] {
  const gates = { ADMIN: '/admin', RANKINGS: '/rankings' };
  const closed = Object.entries(gates).filter(([gate]) => !settings[`${gate}_PASSWORD_HASH`]);
  const paths = closed.map(([, path]) => path).join(' and ');
  return closed.length > 0
    ? [warn(`No one can log in at ${paths}.`, 'Set the owner’s passwords: make passwords')]
    : [];
}

/** Whether the files of the production setup say what `.env` says. */
function secretFiles({ settings, paths }: World): Finding[] {
  let wanted: [string, string][];
  try {
    wanted = Object.entries(secretsOf(settings, composedStorage));
  } catch (error) {
    // It names settings, never their values.
    const reason = error instanceof Error ? error.message : '';
    return [fail(reason, 'Correct it (make passwords sets the owner’s), then run make secrets.')];
  }
  const missing = wanted.filter(([name]) => !existsSync(join(paths.secrets, name)));
  if (missing.length > 0) return [fail(`secrets/ lacks ${list(missing)}.`, 'Run make secrets.')];
  const outdated = wanted.filter(
    ([name, value]) => !isSame(name, value, readFileSync(join(paths.secrets, name), 'utf8')),
  );
  // Containers keep the secrets that they started with.
  const apply = 'make secrets, then docker compose up --detach --wait --force-recreate';
  return outdated.length > 0
    ? [fail(`.env has changed since secrets/ was written: ${list(outdated)}.`, `Run ${apply}.`)]
    : [];
}

const list = (entries: [string, string][]) => entries.map(([name]) => name).join(', ');

/**
 * Compares only the passwords of addresses: Postgres and Redis may be on other machines. Their own authority
 * (`storage-ca`) is no setting.
 */
function isSame(name: string, wanted: string, there: string): boolean {
  if (name === 'storage-ca') return true;
  const password = name === 'smtp-url' ? undefined : URL.parse(wanted.trim())?.password;
  return password ? URL.parse(there.trim())?.password === password : there.trim() === wanted.trim();
}
