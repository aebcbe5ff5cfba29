import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MetricsService } from './metrics.service.js';

/** Reports when the last backup was written; each backup inserts a row. */
@Injectable()
export class BackupMetricsService {
  constructor(dataSource: DataSource, metrics: MetricsService) {
    metrics.gauge('backup_last_success_timestamp_seconds', async () => {
      const rows: { at: string }[] = await dataSource.query(
        `SELECT extract(epoch FROM finished_at) AS at FROM operations.backups ORDER BY id DESC LIMIT 1`,
      );
      return rows.map(({ at }) => ({ value: Number(at) }));
    });
  }
}
