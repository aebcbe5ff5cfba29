import { type Gate, loginAttempts } from '@agency/contracts';
import { limitKey, REDIS, RetryableException } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const { failures, windowSeconds } = loginAttempts;

const keyOf = (address: string, gate: Gate) => `${gate}:${limitKey(address)}`;

/**
 * Limits guessing per address and gate, over all replicas and restarts. There is no fallback without Redis:
 * then nobody gets in, instead of everybody being free to guess.
 */
@Injectable()
export class LoginAttempts {
  private readonly limiter: RateLimiterRedis;

  constructor(@Inject(REDIS) private readonly redis: Redis) {
    this.limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: 'limit:login',
      points: failures,
      duration: windowSeconds,
      rejectIfRedisNotReady: true,
    });
  }

  /** Counts a try before it is judged, so that a hundred at once are no more than five. Throws 429. */
  async begin(address: string, gate: Gate): Promise<void> {
    const key = keyOf(address, gate);
    try {
      await this.limiter.consume(key);
      // The window begins anew with each failure: five before its end and five behind it would be ten.
      await this.redis.expire(this.limiter.getKey(key), windowSeconds);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw new RetryableException(503, 5);
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new RetryableException(429, seconds, tooMany(seconds));
    }
  }

  /** The right password: earlier mistakes are forgotten. */
  async forget(address: string, gate: Gate): Promise<void> {
    await this.limiter.delete(keyOf(address, gate));
  }
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many wrong passwords. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
}
