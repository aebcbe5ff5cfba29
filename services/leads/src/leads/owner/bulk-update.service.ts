import type { UpdateLeadsRequest, UpdateLeadsResponse } from '@agency/contracts';
import { TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { LeadEntity } from '../lead.entity.js';
import { LeadService } from '../lead.service.js';

type Change = UpdateLeadsRequest['leads'][number];
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
        else if (change.version !== undefined && change.version !== row.version) {
          found.push(resultOf(row, 'conflict', row.version));
        } else {
          const saved = await this.leads.saveWithin(manager, row, requestOf(row, change));
          const outcome = saved.version === row.version ? 'unchanged' : 'changed';
          found.push(resultOf(row, outcome, saved.version));
        }
      }
      return found;
    });
    return { changed: results.filter(({ outcome }) => outcome === 'changed').length, results };
  }
}

const requestOf = (row: LeadEntity, { status = row.status, followUpOn, followUpTask }: Change) => ({
  status,
  followUpOn,
  followUpTask,
});

function resultOf(
  { id, name, status, followUpOn, followUpTask }: LeadEntity,
  outcome: 'changed' | 'unchanged' | 'conflict',
  version: number,
): Result {
  return { id, outcome, name, version, previous: { status, followUpOn, followUpTask } };
}
