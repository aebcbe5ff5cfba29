import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerCommand } from '../process/running-server.ts';
import { postgresHome } from './binaries.ts';

/** Where PostgreSQL is installed and how to run its programs so that they can enter its folders. */
export interface Placement {
  dataDir: string;
  /** Set if it is another account than ours. */
  account?: Account;
  command(program: string, args: string[]): ServerCommand;
}

type Reach = (home: string, dataDir: string, account: Account) => Placement | undefined;

/**
 * Finds how PostgreSQL can reach its binaries and its data. As root it runs as another account, which needs a
 * capability to enter a checkout below a private folder (a root-only home, `mktemp -d`).
 */
export function placePostgres(dataDir: string): Placement {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const home = postgresHome();
  const account = postgresAccount();
  if (!account) {
    return { dataDir, command: (program, args) => ({ command: join(home, 'bin', program), args }) };
  }
  const placement = byPermission(home, dataDir, account) ?? byCapability(home, dataDir, account);
  if (!placement) {
    throw new Error(
      `PostgreSQL cannot reach ${dataDir}. Run as an ordinary user, or use MODE=docker.`,
    );
  }
  chownTree(dataDir, account);
  return placement;
}

const byPermission: Reach = (home, dataDir, account) => {
  const binary = join(home, 'bin/postgres');
  // The data folder itself is ours to hand over; only the path to it matters.
  const probe = spawnSync(
    '/bin/sh',
    ['-c', 'test -x "$0" && test -x "$1"', binary, dirname(dataDir)],
    account,
  );
  return probe.status === 0
    ? {
        dataDir,
        account,
        command: (program, args) => ({ command: join(home, 'bin', program), args, ...account }),
      }
    : undefined;
};

const byCapability: Reach = (home, dataDir, account) => {
  const wrap = (program: string, args: string[]): ServerCommand => ({
    command: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      // access(2), which initdb uses, would otherwise ignore the capability.
      '--securebits=+no_setuid_fixup',
      join(home, 'bin', program),
      ...args,
    ],
  });
  const { command, args } = wrap('initdb', ['--version']);
  return spawnSync(command, args).status === 0 ? { dataDir, account, command: wrap } : undefined;
};

function chownTree(folder: string, { uid, gid }: Account): void {
  if (lstatSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), uid, gid);
  }
  chownSync(folder, uid, gid);
}

interface Account {
  uid: number;
  gid: number;
}

/** The account for PostgreSQL, which does not run as root; undefined if we are not root. */
function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findAccount('postgres') ?? createAccount('agency-postgres') ?? findAccount('nobody');
}

function createAccount(name: string): Account | undefined {
  const existing = findAccount(name);
  if (existing) return existing;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    name,
  ]);
  return findAccount(name);
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
