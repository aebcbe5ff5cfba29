import pg from 'pg';
import type { RunningServer, ServerCommand } from '../process/running-server.ts';
import { startServer } from '../process/start-server.ts';
import { prepareCluster } from './cluster.ts';
import { placePostgres } from './placement.ts';

export type { RunningServer } from '../process/running-server.ts';

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
