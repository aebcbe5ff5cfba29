import { type ExportLeadsQuery, easternDateOf, type Lead, leadSortOf } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { LeadEntity } from '../lead.entity.js';
import { leadOrders } from '../lead-order.js';
import { orderLeads, queryLeads } from '../lead-query.js';
import { NextCallsService } from '../next-calls.service.js';

const batchSize = 1_000;

/** Sort key and id of the last lead of a batch; the next batch starts after it. */
interface Cursor {
  key: string;
  id: number;
}

/**
 * Reads as many leads as there are with the memory of one batch. Each batch is a statement of its own, so
 * a slow download holds no connection and no transaction.
 */
@Injectable()
export class LeadExportService {
  constructor(
    @InjectRepository(LeadEntity) private readonly contacts: Repository<LeadEntity>,
    private readonly nextCalls: NextCallsService,
    private readonly clock: Clock,
  ) {}

  /** Every lead of the filter, in its order. The first ones are read before this returns, so that a failure can still be told. */
  async read(filter: ExportLeadsQuery): Promise<AsyncIterable<Lead>> {
    const batches = this.batches(filter);
    return flatten(await batches.next(), batches);
  }

  private async *batches(filter: ExportLeadsQuery): AsyncGenerator<Lead[]> {
    for (let after: Cursor | undefined; ; ) {
      const { contacts, last } = await this.batch(filter, after);
      yield contacts;
      if (!last || contacts.length < batchSize) return;
      after = last;
    }
  }

  private async batch(filter: ExportLeadsQuery, after: Cursor | undefined) {
    const sort = leadSortOf(filter);
    // A file has no use for the best match first, and batches need a key that is stored.
    const order = sort === 'relevance' ? 'newest' : sort;
    const { key, type, direction } = leadOrders[order];
    const leads = queryLeads(this.contacts, filter, easternDateOf(this.clock.now()));
    if (filter.ids) leads.andWhere('contact.id IN (:...ids)', { ids: filter.ids });
    if (after) {
      const isBehind = direction === 'ASC' ? '>' : '<';
      leads.andWhere(`(${key}, contact.id) ${isBehind} (:key::${type}, :id)`, after);
    }
    // As text: a moment in Postgres is finer than one in JavaScript.
    const query = orderLeads(leads, order).addSelect(`${key}::text`, 'place').limit(batchSize);
    const { entities, raw } = await query.getRawAndEntities<{ place: string }>();
    const [entity, row] = [entities.at(-1), raw.at(-1)];
    const last: Cursor | undefined = entity && row && { key: row.place, id: entity.id };
    return { contacts: await this.nextCalls.toLeads(entities), last };
  }
}

async function* flatten(first: IteratorResult<Lead[]>, others: AsyncGenerator<Lead[]>) {
  if (first.done) return;
  yield* first.value;
  for await (const contacts of others) yield* contacts;
}
