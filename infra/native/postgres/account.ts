import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  uid: number;
  gid: number;
}

/** The account for PostgreSQL, which does not run as root; undefined if we are not root. */
export function postgresAccount(): Account | undefined {
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
