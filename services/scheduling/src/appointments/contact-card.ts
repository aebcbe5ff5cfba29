import { selectColumns, sharedViews } from '@agency/platform';
import type { DataSource } from 'typeorm';
import * as z from 'zod';

const { name: view, rowSchema } = sharedViews.contactCard;
const contactCardSchema = rowSchema.pick({ id: true, name: true, email: true, company: true });

/** Whom an appointment is with, as far as the leads service lets this one read it. */
export type ContactCard = z.infer<typeof contactCardSchema>;

/** The cards of these leads, by id. A lead that was erased has none. */
export async function readContactCards(
  dataSource: DataSource,
  ids: readonly number[],
): Promise<Map<number, ContactCard>> {
  const rows: unknown[] = await dataSource.query(
    `SELECT ${selectColumns(contactCardSchema)} FROM ${view} WHERE id = ANY($1::bigint[])`,
    [ids],
  );
  const cards = z.array(contactCardSchema).parse(rows);
  return new Map(cards.map((card) => [card.id, card]));
}
