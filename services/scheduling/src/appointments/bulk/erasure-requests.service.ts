import { randomUUID } from 'node:crypto';
import { Clock, leadsViews, queryRows, RepeatingTasksService, rawSql, sql } from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { BulkCancelService } from './bulk-cancel.service.js';

const intervalMs = 2_000;
const batchSize = 200;

/**
 * Cancels the calls of leads to be erased once their visitors have been told. The leads service stores the request and
 * erases after the emails are sent; neither service calls the other, so either may be down (docs/decisions/023).
 */
@Injectable()
export class ErasureRequestsService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calls: BulkCancelService,
    private readonly clock: Clock,
    private readonly tasks: RepeatingTasksService,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Cancel calls of leads to be erased',
      intervalMs,
      run: () => this.cancelDue(),
    });
  }

  /**
   * Returns how many calls it canceled. Safe on several replicas at once: the second one finds the calls canceled.
   */
  async cancelDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const rows = await queryRows(
        this.dataSource.manager,
        z.object({ id: z.coerce.number().int() }),
        sql`SELECT appointment.id FROM ${rawSql(leadsViews.erasureRequests.name)} request
          JOIN scheduling.appointments appointment ON appointment.contact_id = request.contact_id
          WHERE appointment.status = 'scheduled' AND appointment.scheduled_at > ${this.clock.now()}
          ORDER BY appointment.id LIMIT ${batchSize}`,
      );
      if (rows.length === 0) return total;
      const order = { emailVisitors: true, requestId: randomUUID() };
      const results = await this.calls.cancel(
        rows.map(({ id }) => id),
        order,
      );
      total += results.filter(({ outcome }) => outcome === 'cancelled').length;
    }
  }
}
