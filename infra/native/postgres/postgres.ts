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
import pg from 'pg';
import { identify } from '../process/process-identity.ts';
import { type RunningServer, type ServerCommand, startServer } from '../process/server.ts';
import { type Placement, placePostgres } from './placement.ts';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** Off for tests: nothing is flushed, so a machine crash may lose everything. */
  durable: boolean;
  logFile: string;
  /** The superuser's password; changed if the data was created with another one. */
  password?: string;
}

const defaultPassword = 'postgres';

/** Creates the cluster if needed and returns how to run the server in the foreground, for a supervisor. */
export function postgresCommand(options: PostgresOptions): ServerCommand {
  const placement = placePostgres(options.dataDir);
  prepareCluster(placement, options.password ?? defaultPassword, options.durable);
  const settings = { ...commonSettings, ...(options.durable ? {} : fastSettings) };
  return placement.command('postgres', [
    `-D${placement.dataDir}`,
    `-p${options.port}`,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
}

/** Starts PostgreSQL on 127.0.0.1 with the superuser `postgres`; resolves once it answers. */
export async function startPostgres(options: PostgresOptions): Promise<RunningServer> {
  const command = postgresCommand(options);
  return startServer(command, {
    name: 'PostgreSQL',
    url: postgresUrl(options),
    logFile: options.logFile,
    stopSignal: 'SIGINT',
    isReady: () => isPostgresReady(postgresUrl(options)),
  });
}

/** Address of a database of this server, for the superuser. */
export function postgresUrl(
  { port, password = defaultPassword }: Pick<PostgresOptions, 'port' | 'password'>,
  database = 'postgres',
): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Whether a query is answered; a rejected password is an error, because waiting does not help. */
export async function isPostgresReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === invalidPassword) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const invalidPassword = '28P01';

const commonSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // No socket file: its path may be too long, and it would remain after a kill -9.
  unix_socket_directories: '',
  max_connections: '200',
  // The detail of an error may quote a row, including personal data.
  log_error_verbosity: 'terse',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const fastSettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Prepares the data folder for a start: creates the cluster, sets the superuser's password, removes stale files. */
function prepareCluster(placement: Placement, password: string, durable: boolean): void {
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
