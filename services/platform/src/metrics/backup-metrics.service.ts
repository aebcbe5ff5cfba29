import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { queryRows, sql } from '../database/sql.js';
import { MetricsService } from './metrics.service.js';

/** Reports when the last backup was written; each backup inserts a row. */
@Injectable()
export class BackupMetricsService {
  constructor(dataSource: DataSource, metrics: MetricsService) {
    metrics.gauge('backup_last_success_timestamp_seconds', async () => {
      const rows = await queryRows(
        dataSource.manager,
        z.object({ finished_at: z.date() }),
        sql`SELECT finished_at FROM operations.backups ORDER BY id DESC LIMIT 1`,
      );
      return rows.map((row) => ({ value: row.finished_at.getTime() / 1_000 }));
    });
  }
}
