import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type BaseEnv, ENV } from '../env/base-env.js';
import { RetryableException } from '../errors/exceptions.js';
import { hashOf } from '../hash/hash-of.js';
import { REDIS } from '../redis/redis.js';
import { limitKey, widerNetworks } from './client-network.js';

/** The kinds of rate-limited requests; the environment sets the limit of each. */
type RateLimitName = 'contacts' | 'appointments' | 'challenges';

export const RATE_LIMIT = 'rate-limit';

/** Limits a route per client address, across all replicas. The logged-in owner is not limited. */
export const RateLimited = (name: RateLimitName) => SetMetadata(RATE_LIMIT, name);

const windowSeconds = 600;

/** Counts visitors' requests per network in Redis, and in this process's memory while Redis is unavailable. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  /** The limit of one network, and the multiples of it for the wider IPv6 networks. */
  private readonly limiters: Record<RateLimitName, Record<1 | 2 | 4, RateLimiterRedis>>;

  constructor(
    private readonly reflector: Reflector,
    @Inject(REDIS) redis: Redis,
    @Inject(ENV) env: BaseEnv,
  ) {
    const limiter = (name: RateLimitName, ofNetwork: number) => {
      const create = (points: number) =>
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `limit:${name}`,
          points,
          duration: windowSeconds,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory({ points, duration: windowSeconds }),
        });
      return { 1: create(ofNetwork), 2: create(2 * ofNetwork), 4: create(4 * ofNetwork) };
    };
    this.limiters = {
      contacts: limiter('contacts', env.RATE_LIMIT_CONTACTS),
      appointments: limiter('appointments', env.RATE_LIMIT_APPOINTMENTS),
      challenges: limiter('challenges', env.RATE_LIMIT_CHALLENGES),
    };
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT, context.getHandler());
    if (!name) return true;
    const { ip, isOwner } = context.switchToHttp().getRequest<FastifyRequest>();
    if (isOwner) return true;
    const limiters = this.limiters[name];
    try {
      // One after another: a request rejected for its own network does not count against its neighbors.
      await limiters[1].consume(limitKey(ip));
      for (const { network, share } of widerNetworks(ip)) {
        await limiters[share].consume(hashOf(network));
      }
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RetryableException(429, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
