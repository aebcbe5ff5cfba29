import { addDays, type SourceLeadsQuery, touchSchema } from '@agency/contracts';
import { countRows, queryRows, type Sql, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { leadIdRowSchema } from '../leads/lead-query.js';
import { type Group, groupSchema } from './count-journeys.js';
import type { Days } from './time-steps.js';

const originRowSchema = z.object({ id: z.int(), touch: touchSchema });
export type OriginRow = z.infer<typeof originRowSchema>;

const erasedRowSchema = z.object({
  month: z.string(),
  channel: z.string(),
  leads: z.int(),
  booked: z.int(),
  held: z.int(),
  proposal: z.int(),
  won: z.int(),
});
export type ErasedRow = z.infer<typeof erasedRowSchema>;

/** Journeys and their origins, as the sources count them. (!) Refresh the journeys before. */
@Injectable()
export class SourcesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `query` is one of those for `groupSchema`. */
  groups(query: Sql): Promise<Group[]> {
    return queryRows(this.dataSource.manager, groupSchema, query);
  }

  origins(): Promise<OriginRow[]> {
    return queryRows(
      this.dataSource.manager,
      originRowSchema,
      sql`SELECT id, touch FROM leads.origins`,
    );
  }

  originsById(ids: readonly number[]): Promise<OriginRow[]> {
    return queryRows(
      this.dataSource.manager,
      originRowSchema,
      sql`SELECT id, touch FROM leads.origins WHERE id = ANY(${ids}::integer[])`,
    );
  }

  /**
   * What is left of the erased leads whose forms were sent in the whole months within a period. The trigger on erasure
   * writes it. Only their month and channel are known.
   */
  erased({ from, to }: Days): Promise<ErasedRow[]> {
    return queryRows(
      this.dataSource.manager,
      erasedRowSchema,
      sql`SELECT to_char(month, 'YYYY-MM') AS month, channel, leads, booked, held, proposal, won FROM leads.erased_tally
        WHERE month >= ${from}::date AND month + interval '1 month' <= ${addDays(to, 1)}::date ORDER BY month, leads DESC, channel`,
    );
  }

  /** One page of the leads counted by `isCountedFor`, newest first, and how many there are. */
  async leadIds(
    isCounted: Sql,
    { limit, offset }: Pick<SourceLeadsQuery, 'limit' | 'offset'>,
  ): Promise<{ ids: number[]; total: number }> {
    const { manager } = this.dataSource;
    const [total, ids] = await Promise.all([
      countRows(manager, sql`leads.journeys WHERE ${isCounted}`),
      queryRows(
        manager,
        leadIdRowSchema,
        sql`SELECT contact_id AS id FROM leads.journeys WHERE ${isCounted}
          ORDER BY created_at DESC, contact_id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ]);
    return { ids, total };
  }
}
