import { MetricsService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ActiveSourceService } from '../performance/active-source.service.js';
import { RunEntity } from './run.entity.js';

/** Reports the last successful check. Not for uploads, which are never late. */
@Injectable()
export class CheckMetricsService {
  constructor(
    @InjectRepository(RunEntity) runs: Repository<RunEntity>,
    active: ActiveSourceService,
    metrics: MetricsService,
  ) {
    metrics.gauge('ranking_check_last_success_timestamp_seconds', async () => {
      const source = await active.name();
      if (source === 'csv') return [];
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
