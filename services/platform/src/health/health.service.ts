import type { HealthReport } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { execute, sql } from '../database/sql.js';
import { REDIS } from '../redis/redis.js';
import { ShutdownService } from '../shutdown/shutdown.service.js';
import { waitAtMost } from '../timeouts/wait-at-most.js';

const probeTimeoutMs = 1_500;

/** Health requests are public and frequent: Postgres and Redis are probed at most once in this time. */
const maxAgeMs = 1_000;

async function isUp(probe: () => Promise<unknown>): Promise<'up' | 'down'> {
  const answer = probe().then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return (await waitAtMost(probeTimeoutMs, answer)) ?? 'down';
}

interface CachedReport {
  startedAt: number;
  isPending: boolean;
  report: Promise<HealthReport>;
}

@Injectable()
export class HealthService {
  private cached: CachedReport | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
    private readonly drain: ShutdownService,
  ) {}

  /**
   * Down without Postgres; degraded without Redis, because leads and bookings are still accepted. At most a second old,
   * except in a stopping process, which probes each time.
   */
  report(): Promise<HealthReport> {
    if (this.drain.isStopping) return this.probe();
    const now = this.clock.now().getTime();
    if (!this.cached || !isCurrent(this.cached, now)) this.cached = this.startProbe(now);
    return this.cached.report;
  }

  private startProbe(startedAt: number): CachedReport {
    const cached: CachedReport = { startedAt, isPending: true, report: this.probe() };
    void cached.report.finally(() => {
      cached.isPending = false;
    });
    return cached;
  }

  private async probe(): Promise<HealthReport> {
    const [postgres, redis] = await Promise.all([
      isUp(() => execute(this.dataSource.manager, sql`SELECT 1`)),
      isUp(() => this.redis.ping()),
    ]);
    const status = postgres === 'down' ? 'down' : redis === 'down' ? 'degraded' : 'ok';
    return { status, postgres, redis };
  }
}

/** Also discards a report from the future, which appears when the clock is set back. */
function isCurrent({ startedAt, isPending }: CachedReport, now: number): boolean {
  return isPending || (now >= startedAt && now - startedAt < maxAgeMs);
}
