import { selectColumns, sharedViews } from '@agency/platform';
import type { DataSource } from 'typeorm';
import * as z from 'zod';

const { name: view, rowSchema } = sharedViews.contactCard;
const leadCardSchema = rowSchema.omit({ email_key: true, phone_key: true });

/** Whom an appointment is with, as far as the leads service lets this one read it. */
export type LeadCard = z.infer<typeof leadCardSchema>;

/** The cards of these leads, by id. A lead that was erased has none. */
export async function readLeadCards(
  dataSource: DataSource,
  ids: readonly number[],
): Promise<Map<number, LeadCard>> {
  const rows: unknown[] = await dataSource.query(
    `SELECT ${selectColumns(leadCardSchema)} FROM ${view} WHERE id = ANY($1::bigint[])`,
    [ids],
  );
  const cards = z.array(leadCardSchema).parse(rows);
  return new Map(cards.map((card) => [card.id, card]));
}
