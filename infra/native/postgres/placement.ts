import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerCommand } from '../process/running-server.ts';
import { type Account, postgresAccount } from './account.ts';
import { postgresHome } from './binaries.ts';

/** Where PostgreSQL lies and how to run one of its programs so that it may enter its folders. */
export interface Placement {
  dataDir: string;
  /** Set when it is another account than ours. */
  account?: Account;
  command(program: string, args: string[]): ServerCommand;
}

type Reach = (home: string, dataDir: string, account: Account) => Placement | undefined;

/** A folder every account may enter, for the rare machine where nothing else works. */
const sharedFolder = '/var/lib/agency-website';

/**
 * Finds a way for PostgreSQL to reach its binaries and its data. As root it runs as another account, which cannot
 * enter a checkout below a private folder (a root-only home, `mktemp -d`): first choice is to be allowed in by the
 * folders themselves, then by one capability, and at last by moving both to a folder that is open.
 */
export function placePostgres(
  dataDir: string,
  ways: Reach[] = [byPermission, byCapability, byRelocation],
): Placement {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = postgresHome();
  const account = postgresAccount();
  if (!account) {
    return { dataDir, command: (program, args) => ({ command: join(home, 'bin', program), args }) };
  }
  for (const way of ways) {
    const placement = way(home, dataDir, account);
    if (placement) {
      chownTree(realpathSync(placement.dataDir), account);
      return placement;
    }
  }
  throw new Error(
    `PostgreSQL cannot reach ${dataDir}: run as an ordinary user, or use MODE=docker.`,
  );
}

/** Removes the data, also where it was moved away from the checkout. */
export function removePostgresData(dataDir: string): void {
  if (lstatSync(dataDir, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(dataDir)) {
    rmSync(realpathSync(dataDir), { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}

export const byPermission: Reach = (home, dataDir, account) => {
  const binary = join(home, 'bin/postgres');
  // The data folder itself is ours to give away; what counts is the way to it.
  const probe = spawnSync(
    '/bin/sh',
    ['-c', 'test -x "$0" && test -x "$1"', binary, dirname(dataDir)],
    account,
  );
  return probe.status === 0 && !isLink(dataDir)
    ? {
        dataDir,
        account,
        command: (program, args) => ({ command: join(home, 'bin', program), args, ...account }),
      }
    : undefined;
};

export const byCapability: Reach = (home, dataDir, account) => {
  const wrap = (program: string, args: string[]): ServerCommand => ({
    command: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      // access(2) would otherwise ignore the capability, and initdb asks it.
      '--securebits=+no_setuid_fixup',
      join(home, 'bin', program),
      ...args,
    ],
  });
  const { command, args } = wrap('initdb', ['--version']);
  return spawnSync(command, args).status === 0 && !isLink(dataDir)
    ? { dataDir, account, command: wrap }
    : undefined;
};

export const byRelocation: Reach = (home, dataDir, account) => {
  const { version } = JSON.parse(readFileSync(join(home, '../package.json'), 'utf8'));
  const openHome = join(sharedFolder, `postgres-${version}`);
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const openData = join(sharedFolder, `data-${name}`);
  if (!existsSync(openHome)) {
    const partial = `${openHome}.${process.pid}`;
    cpSync(home, partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, openHome);
  }
  mkdirSync(openData, { recursive: true, mode: 0o700 });
  if (!isLink(dataDir)) {
    cpSync(dataDir, openData, { recursive: true });
    rmSync(dataDir, { recursive: true });
    symlinkSync(openData, dataDir);
  }
  const placement: Placement = {
    dataDir: openData,
    account,
    command: (program, args) => ({ command: join(openHome, 'bin', program), args, ...account }),
  };
  const { command, args } = placement.command('postgres', ['--version']);
  return spawnSync(command, args, account).status === 0 ? placement : undefined;
};

function isLink(path: string): boolean {
  return lstatSync(path).isSymbolicLink();
}

function chownTree(folder: string, { uid, gid }: Account): void {
  if (lstatSync(folder).uid === uid) {
    return;
  }
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), uid, gid);
  }
  chownSync(folder, uid, gid);
}
