import { leadsViews, queryRows, rawSql, selectColumns, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';

const { name: view, rowSchema } = leadsViews.contactCard;
const leadCardSchema = rowSchema.omit({ email_key: true, phone_key: true });

/** The lead of an appointment, limited to what the leads service shares with this one. */
export type LeadCard = z.infer<typeof leadCardSchema>;

/** The cards of these leads, by id. An erased lead has none. */
export async function readLeadCards(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, LeadCard>> {
  const columns = selectColumns(leadCardSchema);
  const cards = await queryRows(
    manager,
    leadCardSchema,
    sql`SELECT ${columns} FROM ${rawSql(view)} WHERE id = ANY(${ids}::bigint[])`,
  );
  return new Map(cards.map((card) => [card.id, card]));
}
