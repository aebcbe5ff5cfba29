import {
  isForeignKeyViolation,
  leadsViews,
  queryRows,
  rawSql,
  selectColumns,
  sql,
} from '@agency/platform';
import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod';

const { name: view, rowSchema } = leadsViews.contactCard;
const leadCardSchema = rowSchema.omit({ email_key: true, phone_key: true });

const leadNotFoundMessage =
  'We could not find your contact information. Please fill out the form again.';

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

export const leadNotFound = () => new NotFoundException(leadNotFoundMessage);

/** 404 for a lead that was erased while its appointment was booked. Returns any other error unchanged. */
export function toLeadError(error: unknown): unknown {
  return isForeignKeyViolation(error) ? leadNotFound() : error;
}
