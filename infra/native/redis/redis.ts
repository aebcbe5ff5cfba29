import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type RunningServer, type ServerCommand, startServer } from '../process/server.ts';
import { type RedisPasswords, redisUserLines } from './users.ts';

export interface RedisOptions {
  dataDir: string;
  port: number;
  /** Append-only file, flushed every second; otherwise nothing is written. */
  durable: boolean;
  logFile: string;
  /** The administrator's password. */
  password?: string;
  /** With these, each service has its own user. */
  servicePasswords?: RedisPasswords;
}

/** Writes the configuration and returns how to run the server in the foreground, for a supervisor. */
export function redisCommand(options: RedisOptions): ServerCommand {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const file = join(options.dataDir, 'redis.conf');
  const lines = [
    ...Object.entries(settings(options)).map(([name, value]) => `${name} ${value}`),
    ...(options.servicePasswords ? redisUserLines(options.servicePasswords) : []),
  ];
  // In a file instead of arguments, which every account of the machine can read.
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return { command: 'redis-server', args: [file] };
}

/** Starts Redis on 127.0.0.1; resolves once it answers. */
export function startRedis(options: RedisOptions): Promise<RunningServer> {
  const url = redisUrl(options);
  return startServer(redisCommand(options), {
    name: 'Redis',
    url,
    logFile: options.logFile,
    stopSignal: 'SIGTERM',
    isReady: () => isRedisReady(url),
  });
}

/** Without a user it is the administrator's. */
export function redisUrl(
  { port, password }: Pick<RedisOptions, 'port' | 'password'>,
  user = '',
): string {
  return `redis://${password ? `${user}:${encodeURIComponent(password)}@` : ''}127.0.0.1:${port}`;
}

/** Whether Redis answers and has finished loading its data. */
export async function isRedisReady(url: string): Promise<boolean> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2000,
    commandTimeout: 2000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

function settings(options: RedisOptions): Record<string, string> {
  return {
    port: String(options.port),
    bind: '127.0.0.1',
    dir: quote(options.dataDir),
    daemonize: 'no',
    save: '""',
    appendonly: options.durable ? 'yes' : 'no',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
    // A job is a hash whose options exceed the default limit of 64 bytes, beyond which it takes twice the memory.
    'hash-max-listpack-value': '1024',
    ...(options.password ? { requirepass: quote(options.password) } : {}),
  };
}

function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
