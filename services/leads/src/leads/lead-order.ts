import type { LeadSort } from '@agency/contracts';
import { rawSql, type Sql, sql } from '@agency/platform';

/** Leads without a follow-up date sort last. */
export const followUpKey = sql`coalesce(contact.follow_up_on, 'infinity')`;

interface LeadOrder {
  /** The sort keys; each has an index with the id as a tiebreaker. */
  key: Sql;
  type: Sql;
  direction: 'ASC' | 'DESC';
}

/** All orders except best match first, which depends on the search. */
type IndexedSort = Exclude<LeadSort, 'relevance'>;

export const leadOrders: Record<IndexedSort, LeadOrder> = {
  newest: { key: sql`contact.created_at`, type: sql`timestamptz`, direction: 'DESC' },
  oldest: { key: sql`contact.created_at`, type: sql`timestamptz`, direction: 'ASC' },
  name: { key: sql`lower(contact.name)`, type: sql`text`, direction: 'ASC' },
  'follow-up': { key: followUpKey, type: sql`date`, direction: 'ASC' },
};

/** A list's ORDER BY. The id breaks ties, so that pages never overlap. */
export function orderOf(sort: IndexedSort): Sql {
  const { key, direction } = leadOrders[sort];
  return sql`${key} ${rawSql(direction)}, contact.id ${rawSql(direction)}`;
}
