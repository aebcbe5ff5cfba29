import type { RankingSource } from '@agency/contracts';
import { MetricsService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RANKING_SOURCE } from '../performance/ranking-source.token.js';
import { RunEntity } from './run.entity.js';

/** Reports the last successful check. Not for uploads, which are never late. */
@Injectable()
export class CheckMetricsService {
  constructor(
    @InjectRepository(RunEntity) runs: Repository<RunEntity>,
    @Inject(RANKING_SOURCE) source: RankingSource,
    metrics: MetricsService,
  ) {
    if (source === 'csv') return;
    metrics.gauge('ranking_check_last_success_timestamp_seconds', async () => {
      const [last] = await runs.find({
        select: { finishedAt: true },
        where: { status: 'succeeded', source },
        order: { startedAt: 'DESC' },
        take: 1,
      });
      return last?.finishedAt ? [{ value: last.finishedAt.getTime() / 1_000 }] : [];
    });
  }
}
