import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { identify } from '../process/process-identity.ts';
import type { ServerCommand } from '../process/running-server.ts';
import type { Placement } from './placement.ts';

/** Prepares the data folder for a start: creates the cluster, sets the superuser's password, removes stale files. */
export function prepareCluster(placement: Placement, password: string, durable: boolean): void {
  removeStalePidFile(placement.dataDir);
  const mark = join(placement.dataDir, 'superuser-password.sha256');
  const digest = createHash('sha256').update(password).digest('hex');
  if (!existsSync(join(placement.dataDir, 'PG_VERSION'))) {
    createCluster(placement, password, durable);
  } else if (!existsSync(mark) || readFileSync(mark, 'utf8') !== digest) {
    changeSuperuserPassword(placement, password);
  }
  writeFileSync(mark, digest, { mode: 0o600 });
}

function createCluster(placement: Placement, password: string, durable: boolean): void {
  const passwordFile = `${placement.dataDir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (placement.account) chownSync(passwordFile, placement.account.uid, placement.account.gid);
  const command = placement.command('initdb', [
    `--pgdata=${placement.dataDir}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...localeArguments(),
    ...(durable ? ['--data-checksums'] : ['--no-sync']),
  ]);
  try {
    run(command, '', 'Creating the database cluster');
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A new `.env` with existing data: the server is down, so no old password is needed. */
function changeSuperuserPassword(placement: Placement, password: string): void {
  const command = placement.command('postgres', ['--single', '-D', placement.dataDir, 'postgres']);
  const literal = password.replaceAll("'", "''");
  run(command, `ALTER ROLE postgres PASSWORD '${literal}'\n`, 'Changing the database password');
}

/**
 * PostgreSQL does not start while the process in this file seems to exist. After a kill -9 that may be a zombie, or an
 * unrelated process with the same id. A server that is really running is left alone.
 */
function removeStalePidFile(dataDir: string): void {
  const file = join(dataDir, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : Number.NaN;
  if (Number.isInteger(pid) && pid > 0 && !(identify(pid) && serves(pid, dataDir))) {
    rmSync(file, { force: true });
  }
}

/** A server's working directory is its data folder. */
function serves(pid: number, dataDir: string): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return (stdout ?? '').includes('postgres');
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return false;
  }
}

function localeArguments(): string[] {
  return process.platform === 'darwin'
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=en_US.UTF-8']
    : ['--locale=C.UTF-8'];
}

function run({ command, args, uid, gid }: ServerCommand, input: string, what: string): void {
  const result = spawnSync(command, args, { input, uid, gid, encoding: 'utf8' });
  if (result.status !== 0) {
    throw new Error(
      `${what} failed: ${result.error?.message ?? `${result.stderr}${result.stdout}`}`,
    );
  }
}
