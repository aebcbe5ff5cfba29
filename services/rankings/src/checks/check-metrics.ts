import { Metrics } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RunEntity } from './run.entity.js';

/** Tells when figures were last renewed. */
@Injectable()
export class CheckMetrics {
  constructor(@InjectRepository(RunEntity) runs: Repository<RunEntity>, metrics: Metrics) {
    metrics.gauge('ranking_check_last_success_timestamp_seconds', async () => {
      const [last] = await runs.find({
        select: { finishedAt: true },
        where: { status: 'succeeded' },
        order: { startedAt: 'DESC' },
        take: 1,
      });
      return last?.finishedAt ? [{ value: last.finishedAt.getTime() / 1_000 }] : [];
    });
  }
}
