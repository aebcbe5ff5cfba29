/**
 * Makes the dumps in `earlier/` anew: node tests/system/upgrade/main.ts (with a commit behind it: that one only). For each version its own code is checked out, built
 * and migrates an empty database, which `data/` then fills as its services would have. Needs git's history, Docker
 * and the network. To add a version: a line in `versions.ts`, and data for the tables that it brought.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, runCommand } from '@agency/infra/commands/run-command';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { bareEnvironment } from '@agency/infra/native/stack/context';
import { repository } from '@agency/infra/settings/paths';
import { type Version, versions } from './versions.ts';

const image = 'postgres:17-bookworm';
const password = 'only-for-this-dump';
const outputLimit = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
const docker = (...args: string[]) => execFileSync('docker', args, outputLimit).trim();

async function makeDump({ commit, name, data }: Version): Promise<void> {
  log(`${commit}: ${name} …`);
  const checkout = mkdtempSync(join(tmpdir(), 'agency-earlier-'));
  const postgres = docker(
    ...['run', '--detach', '--rm', '--publish', '127.0.0.1::5432'],
    ...['--env', `POSTGRES_PASSWORD=${password}`, '--env', 'POSTGRES_DB=app', image],
  );
  try {
    const inCheckout = { cwd: checkout, stdio: 'inherit' } as const;
    execFileSync('git', ['clone', '--quiet', '--no-checkout', repository, '.'], inCheckout);
    execFileSync('git', ['checkout', '--quiet', commit], inCheckout);
    execFileSync('npm', ['ci', '--ignore-scripts', '--silent'], inCheckout);
    execFileSync('npm', ['run', '--silent', 'build:services'], inCheckout);
    // Over TCP: during its first start the server answers on the socket before it is ready.
    const ready = ['exec', postgres, 'pg_isready', '--quiet', '--host=127.0.0.1', '--dbname=app'];
    await waitUntil(() => succeeds(...ready), { timeoutMs: 60_000, what: 'Starting Postgres' });
    migrate(checkout, docker('port', postgres, '5432/tcp'));
    for (const file of data)
      execute(postgres, readFileSync(join(import.meta.dirname, 'data', file)));
    const dump = docker('exec', postgres, 'pg_dump', '--username=postgres', '--inserts', 'app');
    writeFileSync(join(import.meta.dirname, 'earlier', `${commit}.sql`), withoutMeta(dump));
  } finally {
    docker('stop', postgres);
    rmSync(checkout, { recursive: true });
  }
}

function succeeds(...args: string[]): boolean {
  try {
    docker(...args);
    return true;
  } catch {
    return false;
  }
}

function migrate(checkout: string, address: string): void {
  const roles = ['LEADS', 'SCHEDULING', 'RANKINGS', 'EMAIL'];
  execFileSync(process.execPath, [join(checkout, 'services/migrate/dist/main.js')], {
    env: {
      ...bareEnvironment(),
      DATABASE_ADMIN_URL: `postgres://postgres:${password}@${address}/app`,
      ...Object.fromEntries(roles.map((role) => [`${role}_DB_PASSWORD`, password])),
    },
  });
}

function execute(postgres: string, sql: Buffer): void {
  const psql = ['psql', '--username=postgres', '--dbname=app', '--set=ON_ERROR_STOP=1', '--quiet'];
  execFileSync('docker', ['exec', '--interactive', postgres, ...psql], {
    input: sql,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

/** Only psql knows the lines that begin with a backslash; comments say nothing about the data. */
function withoutMeta(dump: string): string {
  const lines = dump.split('\n').filter((line) => !/^(\\|--)/.test(line));
  return `${lines
    .join('\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()}\n`;
}

await runCommand(async () => {
  const [only] = process.argv.slice(2);
  for (const version of versions.filter(({ commit }) => !only || commit === only)) {
    await makeDump(version);
  }
});
