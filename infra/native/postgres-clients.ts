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
      [
        `Backups are made by pg_dump ${needed} or newer, which is not installed. Install with:`,
        `  Debian, Ubuntu:  sudo apt-get install postgresql-client-${needed}   (before Debian 13: from apt.postgresql.org)`,
        `  Fedora:          sudo dnf install postgresql`,
        `  macOS:           brew install libpq`,
        'With MODE=docker nothing needs to be installed.',
      ].join('\n'),
    );
  }
  return found;
}

function majorOf(pgDump: string): number {
  const { stdout } = spawnSync(pgDump, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
