import {
  type EraseLeadsRequest,
  type EraseLeadsResponse,
  type ErasurePreview,
  erasurePreviewSchema,
} from '@agency/contracts';
import {
  Clock,
  countRows,
  MetricsService,
  queryRow,
  queryRows,
  type RepeatingTask,
  RepeatingTasksService,
  rawSql,
  schedulingViews,
  sql,
  TransactionService,
} from '@agency/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { LeadEntity } from '../leads/lead.entity.js';
import { LeadService } from '../leads/lead.service.js';
import { leadIdRowSchema } from '../leads/lead-query.js';
import { awaitsEmail, type DueCondition, isPastRetention, isRequested } from './due-leads.js';

const batchSize = 100;
const requestedEveryMs = 2_000;
const retentionEveryMs = 3_600_000;

/** Erases several leads at once, and those that are due, even after a long downtime. Replicas share the work. */
@Injectable()
export class ErasureService implements OnApplicationBootstrap {
  private retention: RepeatingTask | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly leads: LeadService,
    private readonly transactions: TransactionService,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    metrics.gauge('leads_to_erase', async () => [
      {
        labels: { reason: 'request' },
        value: await this.countDue((now) => sql`contact.erasure_requested_at <= ${now}`),
      },
      { labels: { reason: 'retention' }, value: await this.countDue(isPastRetention) },
    ]);
  }

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Erase leads on request',
      intervalMs: requestedEveryMs,
      run: () => this.eraseDue(isRequested),
    });
    this.retention = this.tasks.start({
      name: 'Erase leads past their retention period',
      intervalMs: retentionEveryMs,
      run: () => this.eraseDue(isPastRetention),
    });
  }

  private countDue(isDue: DueCondition): Promise<number> {
    const { manager } = this.dataSource;
    return countRows(manager, sql`leads.contacts contact WHERE ${isDue(this.clock.now())}`);
  }

  /** Applies a new retention period without waiting for the next hour. */
  applyRetentionSoon(): void {
    this.retention?.runSoon();
  }

  preview(ids: readonly number[]): Promise<ErasurePreview> {
    return queryRow(
      this.dataSource.manager,
      erasurePreviewSchema,
      sql`SELECT (SELECT count(*)::integer FROM leads.contacts WHERE id = ANY(${ids}::bigint[])) AS leads,
          (SELECT count(*)::integer FROM ${rawSql(schedulingViews.scheduledAppointments.name)}
            WHERE contact_id = ANY(${ids}::bigint[]) AND scheduled_at > ${this.clock.now()}) AS "callsAhead"`,
    );
  }

  /**
   * Erases them in one transaction and returns the outcome of each. A lead whose visitor must be told about a canceled
   * call is only marked: the scheduling service cancels the call, and a sweep erases the lead once the email is sent.
   */
  async erase({ ids, emailVisitors }: EraseLeadsRequest): Promise<EraseLeadsResponse['results']> {
    const distinct = [...new Set(ids)];
    return this.transactions.run(async (manager) => {
      const requested = emailVisitors ? await this.request(manager, distinct) : [];
      const others = distinct.filter((id) => !requested.includes(id));
      const erased = await this.leads.eraseWithin(manager, others);
      return distinct.map((id) => {
        if (requested.includes(id)) return { id, outcome: 'requested' };
        return { id, outcome: erased.includes(id) ? 'erased' : 'gone' };
      });
    });
  }

  /** Erases all due leads, batch by batch, and returns how many. */
  async eraseDue(isDue: DueCondition): Promise<number> {
    let total = 0;
    for (;;) {
      const count = await this.eraseBatch(isDue);
      if (count === 0) return total;
      total += count;
    }
  }

  /** Replicas never take the same leads. */
  private async eraseBatch(isDue: DueCondition): Promise<number> {
    return this.transactions.run(async (manager) => {
      const isDueNow = isDue(this.clock.now());
      const locked = await queryRows(
        manager,
        leadIdRowSchema,
        sql`SELECT id FROM leads.contacts contact WHERE ${isDueNow}
          LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`,
      );
      if (locked.length === 0) return 0;
      // Checks again under the lock: a call may have been booked since, and no other one can be now.
      const due = await queryRows(
        manager,
        leadIdRowSchema,
        sql`SELECT id FROM leads.contacts contact
          WHERE id = ANY(${locked}::bigint[]) AND ${isDueNow}`,
      );
      const erased = await this.leads.eraseWithin(manager, due);
      return erased.length;
    });
  }

  /** Marks those whose visitor must still be told; returns all that are marked. */
  private async request(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    await manager.find(LeadEntity, {
      select: { id: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const now = this.clock.now();
    return queryRows(
      manager,
      leadIdRowSchema,
      sql`UPDATE leads.contacts contact SET erasure_requested_at = coalesce(erasure_requested_at, ${now})
        WHERE id = ANY(${ids}::bigint[]) AND ${awaitsEmail(now)} RETURNING id`,
    );
  }
}
