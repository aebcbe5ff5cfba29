import { MetricsService } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { FIGURE_SOURCE, type FigureSource } from '../sources/figure-source.js';
import { RunEntity } from './run.entity.js';

/** Tells when figures were last renewed. Nothing where only uploads renew them: those are never late. */
@Injectable()
export class CheckMetrics {
  constructor(
    @InjectRepository(RunEntity) runs: Repository<RunEntity>,
    @Inject(FIGURE_SOURCE) { source }: FigureSource,
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
