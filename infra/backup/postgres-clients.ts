import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt, mayUseApt } from '../native/requirements/apt.ts';

/** The server's major version: an older pg_dump refuses to work with it. */
const needed = 17;

/** Debian keeps each version's clients in a separate folder. */
const debian = '/usr/lib/postgresql';

/** The folder of a recent enough pg_dump, to put first in PATH. Installs it if the distribution has one. */
export async function postgresClients(): Promise<string> {
  const found = findClients();
  if (found !== undefined) return found;
  if (mayUseApt() && succeeds('apt-cache', 'show', client)) await installWithApt([client], []);
  const installed = findClients();
  if (installed === undefined) {
    throw new Error(
      `Backups need pg_dump ${needed} or newer: ${howToInstall(succeeds)} (or MODE=docker, which needs nothing)`,
    );
  }
  return installed;
}

function findClients(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => majorOf(join(folder, 'pg_dump')) >= needed);
}

function majorOf(pgDump: string): number {
  const { stdout } = spawnSync(pgDump, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

const client = `postgresql-client-${needed}`;
/** PostgreSQL's own archive for Debian and Ubuntu, which this package's script adds. */
const addArchive = [
  'apt-get install postgresql-common',
  '/usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y',
];

/** The install command for this machine; `asks` tells whether a command succeeds here. */
export function howToInstall(asks: (program: string, ...args: string[]) => boolean): string {
  // A container has root and no sudo.
  const sudo = asks('sudo', '--version') ? 'sudo ' : '';
  if (asks('apt-get', '--version')) {
    const isKnown = asks('apt-cache', 'show', client);
    const steps = [...(isKnown ? [] : addArchive), `apt-get install ${client}`];
    return steps.map((step) => `${sudo}${step}`).join(' && ');
  }
  return asks('dnf', '--version') ? `${sudo}dnf install postgresql` : 'brew install libpq';
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
