import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The server's major version: an older pg_dump refuses it. */
const needed = 17;

/** Debian keeps the clients of each version in a folder of its own. */
const debian = '/usr/lib/postgresql';

/** The folder of a pg_dump that is new enough, to put first in PATH. */
export function postgresClients(): string {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => majorOf(join(folder, 'pg_dump')) >= needed);
  if (found === undefined) {
    throw new Error(
      `Backups need pg_dump ${needed} or newer: ${howToInstall(succeeds)} (or MODE=docker, which needs nothing)`,
    );
  }
  return found;
}

function majorOf(pgDump: string): number {
  const { stdout } = spawnSync(pgDump, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

const client = `postgresql-client-${needed}`;
/** PostgreSQL's own archive for Debian and Ubuntu, which the script of this package adds. */
const addArchive = [
  'sudo apt-get install postgresql-common',
  'sudo /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y',
];

/** The line to type on this machine; `asks` tells whether a command succeeds here. */
export function howToInstall(asks: (program: string, ...args: string[]) => boolean): string {
  if (asks('apt-get', '--version')) {
    const isKnown = asks('apt-cache', 'show', client);
    return [...(isKnown ? [] : addArchive), `sudo apt-get install ${client}`].join(' && ');
  }
  return asks('dnf', '--version') ? 'sudo dnf install postgresql' : 'brew install libpq';
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
