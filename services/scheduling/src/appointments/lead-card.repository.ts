import { leadsViews, queryRows, rawSql, selectColumns, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type * as z from 'zod';

const { name: view, rowSchema } = leadsViews.contactCard;
const leadCardSchema = rowSchema.omit({ email_key: true, phone_key: true });

/** The lead of an appointment, limited to what the leads service shares with this one. */
export type LeadCard = z.infer<typeof leadCardSchema>;

/** Reads what the leads service shares of the leads. */
@Injectable()
export class LeadCardRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The cards of these leads, by id. An erased lead has none. */
  async find(ids: readonly number[]): Promise<Map<number, LeadCard>> {
    const columns = selectColumns(leadCardSchema);
    const cards = await queryRows(
      this.dataSource.manager,
      leadCardSchema,
      sql`SELECT ${columns} FROM ${rawSql(view)} WHERE id = ANY(${ids}::bigint[])`,
    );
    return new Map(cards.map((card) => [card.id, card]));
  }
}
