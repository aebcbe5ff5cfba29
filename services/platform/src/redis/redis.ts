import { type FactoryProvider } from '@nestjs/common';
import { Redis } from 'ioredis';
import { PinoLogger } from 'nestjs-pino';
import type { BaseEnv } from '../env/base-env.js';

/** Injects the connection for limits, sessions and producing jobs. */
export const REDIS = Symbol('REDIS');

/**
 * A connection that fails fast: while Redis is unavailable, commands fail at once, so a visitor's form never waits for
 * it. It reconnects on its own.
 */
export function connectRedis(url: string, requestTimeoutMs = 4_300): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: requestTimeoutMs / 4,
    commandTimeout: requestTimeoutMs / 2,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
}

export function redisProvider(env: BaseEnv): FactoryProvider<Redis> {
  return {
    provide: REDIS,
    inject: [PinoLogger],
    useFactory: async (logger: PinoLogger) => {
      const redis = connectRedis(env.REDIS_URL, env.REQUEST_TIMEOUT_MS);
      let isUnavailable = false;
      redis.on('error', (error: Error) => {
        if (!isUnavailable) logger.error({ err: error }, 'Redis is unavailable');
        isUnavailable = true;
      });
      redis.on('ready', () => {
        if (isUnavailable) logger.info('Redis is available again');
        isUnavailable = false;
      });
      // A service starts without Redis, too; the connection keeps trying.
      await redis.connect().catch(() => undefined);
      return redis;
    },
  };
}
