import { isPostgresReady, postgresCommand, postgresUrl } from '../postgres/postgres.ts';
import { isRedisReady, redisCommand } from '../redis/redis.ts';
import type { ProcessSpec } from '../supervisor/process-spec.ts';
import { bareEnvironment, fingerprintOf, redisPasswordKey, type StackContext } from './context.ts';

export function postgresSpec({ config, folder, logFile, setting }: StackContext): ProcessSpec {
  const options = {
    dataDir: folder('postgres'),
    port: config.ports.postgres,
    durable: config.durable,
    logFile: logFile('postgres'),
    password: setting('POSTGRES_PASSWORD'),
  };
  return {
    name: 'postgres',
    kind: 'server',
    after: [],
    command: () => ({ ...postgresCommand(options), env: bareEnvironment() }),
    isReady: () => isPostgresReady(postgresUrl(options)),
    logFile: options.logFile,
    port: options.port,
    // Fast shutdown: rolls back open transactions instead of waiting for every client.
    stopSignal: 'SIGINT',
    stopTimeoutMs: 30_000,
    // Recovery after a crash of a busy server is slow.
    startTimeoutMs: 300_000,
    fingerprint: fingerprintOf(options),
  };
}

export function redisSpec({
  config,
  folder,
  logFile,
  setting,
  redisUrl,
}: StackContext): ProcessSpec {
  const options = {
    dataDir: folder('redis'),
    port: config.ports.redis,
    durable: config.durable,
    logFile: logFile('redis'),
    password: setting('REDIS_PASSWORD'),
    servicePasswords: {
      leads: setting(redisPasswordKey('leads')),
      scheduling: setting(redisPasswordKey('scheduling')),
      rankings: setting(redisPasswordKey('rankings')),
      email: setting(redisPasswordKey('email')),
    },
  };
  return {
    name: 'redis',
    kind: 'server',
    after: [],
    command: () => ({ ...redisCommand(options), env: bareEnvironment() }),
    isReady: () => isRedisReady(redisUrl),
    logFile: options.logFile,
    port: options.port,
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 10_000,
    startTimeoutMs: 120_000,
    fingerprint: fingerprintOf(options),
  };
}
