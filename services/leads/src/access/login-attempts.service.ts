import { type Gate, loginAttempts } from '@agency/contracts';
import { hashOf, ipv6Site, limitKey, REDIS, RetryableException } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Client, KnownClientsService } from './known-clients.service.js';

type Limit = keyof typeof loginAttempts;

/** The key under which one limit counts an attempt. */
interface Counter {
  limit: Limit;
  key: string;
}

/**
 * Limits password attempts across all replicas and restarts (docs/decisions/026). No fallback: without Redis no one can
 * log in, because attempts could not be counted.
 */
@Injectable()
export class LoginAttemptsService {
  private readonly limiters: Record<Limit, RateLimiterRedis>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clients: KnownClientsService,
  ) {
    const limiter = (limit: Limit, keyPrefix: string) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix,
        points: loginAttempts[limit].failures,
        duration: loginAttempts[limit].windowSeconds,
        rejectIfRedisNotReady: true,
      });
    this.limiters = {
      client: limiter('client', 'limit:login'),
      ipv6Site: limiter('ipv6Site', 'limit:login-site'),
      strangers: limiter('strangers', 'limit:login-gate'),
    };
  }

  /**
   * Counts an attempt before the password is checked, so that parallel attempts cannot exceed a limit. Throws 429 when
   * a limit is reached, and 503 without Redis. Returns a function to call after the correct password: it uncounts the
   * attempt and clears the client's failures.
   */
  async begin(gate: Gate, client: Client): Promise<() => Promise<void>> {
    const counters = await orUnavailable(this.countersFor(gate, client));
    const counted: Counter[] = [];
    for (const counter of counters) {
      try {
        await this.count(counter);
        counted.push(counter);
      } catch (error) {
        await orUnavailable(this.refund(counted));
        throw toLimitError(counter.limit, error);
      }
    }
    return () => this.clear(counted);
  }

  private async countersFor(gate: Gate, { address, device }: Client): Promise<Counter[]> {
    if (device && (await this.clients.knowsDevice(gate, device))) {
      return [{ limit: 'client', key: `${gate}:device-${hashOf(device)}` }];
    }
    const own: Counter = { limit: 'client', key: `${gate}:${limitKey(address)}` };
    if (await this.clients.knowsNetwork(gate, address)) return [own];
    const site = ipv6Site(address);
    return [
      own,
      ...(site ? [{ limit: 'ipv6Site', key: `${gate}:${hashOf(site)}` } as const] : []),
      { limit: 'strangers', key: gate },
    ];
  }

  private async count({ limit, key }: Counter): Promise<void> {
    const limiter = this.limiters[limit];
    await limiter.consume(key);
    // Restarts the window: otherwise five failures before its end and five after would be ten in a short time.
    await this.redis.expire(limiter.getKey(key), loginAttempts[limit].windowSeconds);
  }

  private async refund(counted: readonly Counter[]): Promise<void> {
    for (const { limit, key } of counted) await this.limiters[limit].reward(key, 1);
  }

  private async clear(counted: readonly Counter[]): Promise<void> {
    const [own, ...shared] = counted;
    if (own) await this.limiters[own.limit].delete(own.key);
    await this.refund(shared);
  }
}

async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch(() => {
    throw new RetryableException(503, 5);
  });
}

function toLimitError(limit: Limit, error: unknown): RetryableException {
  if (!(error instanceof RateLimiterRes)) return new RetryableException(503, 5);
  const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  return new RetryableException(429, seconds, sentences[limit](minutes(seconds)));
}

const sentences: Record<Limit, (wait: string) => string> = {
  client: (wait) => `Too many wrong passwords. Please try again in ${wait}.`,
  ipv6Site: (wait) => `Too many wrong passwords from your network. Please try again in ${wait}.`,
  strangers: (wait) =>
    `Too many wrong passwords. Please use a device or network you have logged in from before, or try again in ${wait}.`,
};

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return `${count} minute${count === 1 ? '' : 's'}`;
}
