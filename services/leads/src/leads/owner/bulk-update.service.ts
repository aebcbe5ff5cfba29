import type { UpdateLeadsRequest, UpdateLeadsResponse } from '@agency/contracts';
import { TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { LeadEntity } from '../lead.entity.js';
import { LeadService } from '../lead.service.js';

type Result = UpdateLeadsResponse['results'][number];

/** Changes the status or follow-up date of several leads in one transaction. */
@Injectable()
export class BulkUpdateService {
  constructor(
    private readonly leads: LeadService,
    private readonly transactions: TransactionService,
  ) {}

  /** Returns the outcome of each, in request order. For duplicate ids, the last change wins. */
  async update({ leads }: UpdateLeadsRequest): Promise<UpdateLeadsResponse> {
    const changes = new Map(leads.map((change) => [change.id, change]));
    const results = await this.transactions.run(async (manager) => {
      // Always in the same order, so that two bulk changes cannot deadlock.
      const rows = await manager.find(LeadEntity, {
        where: { id: In([...changes.keys()]) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      const stored = new Map(rows.map((row) => [row.id, row]));
      const found: Result[] = [];
      for (const change of changes.values()) {
        const row = stored.get(change.id);
        if (!row) found.push({ id: change.id, outcome: 'gone' });
        else {
          const { id, ...values } = change;
          const { status, followUpOn, followUpTask } = row;
          const saved = await this.leads.saveWithin(manager, row, values);
          const outcome = saved === row ? 'unchanged' : 'changed';
          found.push({ id, outcome, previous: { status, followUpOn, followUpTask } });
        }
      }
      return found;
    });
    return { changed: results.filter(({ outcome }) => outcome === 'changed').length, results };
  }
}
