import type { HealthReport } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { REDIS } from '../redis/redis.module.js';

const patience = 1_500;

async function isUp(probe: () => Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience);
  });
  try {
    await Promise.race([probe(), deadline]);
    return 'up';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}

@Injectable()
export class HealthService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  /** Down without Postgres; degraded without Redis, because leads and bookings are still accepted then. */
  async report(): Promise<HealthReport> {
    const [postgres, redis] = await Promise.all([
      isUp(() => this.dataSource.query('SELECT 1')),
      isUp(() => this.redis.ping()),
    ]);
    const status = postgres === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'ok';
    return { status, postgres, redis };
  }
}
