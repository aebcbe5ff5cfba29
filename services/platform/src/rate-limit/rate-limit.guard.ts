import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { BaseEnv } from '../env/base-env.js';
import { ENV } from '../env/env.token.js';
import { RetryableException } from '../errors/describe-error.js';
import { REDIS } from '../redis/redis.module.js';
import { limitKey } from './limit-key.js';
import { RATE_LIMIT, type RateLimitName } from './rate-limit.decorator.js';

const windowSeconds = 600;

/** Counts visitors' requests per address in Redis, and in this process's memory while Redis is away. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters: Record<RateLimitName, RateLimiterRedis>;

  constructor(
    private readonly reflector: Reflector,
    @Inject(REDIS) redis: Redis,
    @Inject(ENV) env: BaseEnv,
  ) {
    const limiter = (name: RateLimitName, points: number) =>
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit:${name}`,
        points,
        duration: windowSeconds,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory({ points, duration: windowSeconds }),
      });
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
    try {
      await this.limiters[name].consume(limitKey(ip));
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RetryableException(429, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}
