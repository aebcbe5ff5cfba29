import { type ExportLeadsQuery, type Lead, leadSortOf } from '@agency/contracts';
import { bigintSchema, Clock, queryRows, rawSql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { LeadRepository } from '../lead.repository.js';
import { leadOrderOf, matchesFilter, orderOf } from '../lead-query.js';
import { NextAppointmentsService } from '../next-appointments.service.js';

const batchSize = 1_000;

/**
 * A lead's id and sort key. The next batch starts after the last lead of this one. The key is text: a Postgres
 * timestamp is more precise than a JavaScript date.
 */
const cursorSchema = z.object({ id: bigintSchema, key: z.string() });
type Cursor = z.infer<typeof cursorSchema>;

/**
 * Reads any number of leads with the memory of one batch. Each batch is its own statement, so a slow download holds no
 * connection or transaction.
 */
@Injectable()
export class LeadExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly leads: LeadRepository,
    private readonly nextAppointments: NextAppointmentsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Every lead of the filter, in its order. Reads the first batch before it returns, so that an error can still be
   * answered.
   */
  async read(filter: ExportLeadsQuery): Promise<AsyncIterable<Lead>> {
    const batches = this.batches(filter);
    return flatten(await batches.next(), batches);
  }

  private async *batches(filter: ExportLeadsQuery): AsyncGenerator<Lead[]> {
    for (let after: Cursor | undefined; ; ) {
      const cursors = await this.nextCursors(filter, after);
      const ids = cursors.map(({ id }) => id);
      yield await this.nextAppointments.toLeads(await this.leads.find(ids));
      if (cursors.length < batchSize) return;
      after = cursors.at(-1);
    }
  }

  private nextCursors(filter: ExportLeadsQuery, after: Cursor | undefined): Promise<Cursor[]> {
    const sort = leadSortOf(filter);
    // A file does not need the best match first, and batches need a stored key.
    const { key, type, direction } = leadOrderOf(sort);
    const conditions = [matchesFilter(filter, this.clock.now())];
    if (filter.ids) conditions.push(sql`contact.id = ANY(${filter.ids}::bigint[])`);
    if (after) {
      const isBehind = rawSql(direction === 'ASC' ? '>' : '<');
      conditions.push(sql`(${key}, contact.id) ${isBehind} (${after.key}::${type}, ${after.id})`);
    }
    return queryRows(
      this.dataSource.manager,
      cursorSchema,
      sql`SELECT contact.id, ${key}::text AS key FROM leads.contacts contact
        WHERE ${conditions.reduce((all, next) => sql`${all} AND ${next}`)}
        ORDER BY ${orderOf(sort)} LIMIT ${batchSize}`,
    );
  }
}

async function* flatten(first: IteratorResult<Lead[]>, others: AsyncGenerator<Lead[]>) {
  if (first.done) return;
  yield* first.value;
  for await (const contacts of others) yield* contacts;
}
