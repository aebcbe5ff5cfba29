import type { ListedLead } from '@agency/contracts';
import { bigintSchema, queryRows, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';

const tryRowSchema = z.object({
  contact_id: bigintSchema,
  at: z.date(),
  outcome: z.enum(['no-answer', 'voicemail']),
});

/** By lead: the owner's last call or email, if it was a call that did not reach them. */
export async function findLastTries(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, ListedLead['lastTry']>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows(
    manager,
    tryRowSchema,
    sql`SELECT contact_id, at, outcome FROM (
        SELECT DISTINCT ON (contact_id) contact_id, at, detail->>'outcome' AS outcome FROM leads.activities
        WHERE contact_id = ANY(${ids}::bigint[]) AND kind IN ('called', 'wrote')
        ORDER BY contact_id, at DESC, id DESC
      ) AS last WHERE outcome IN ('no-answer', 'voicemail')`,
  );
  return new Map(
    rows.map(({ contact_id, at, outcome }) => [contact_id, { at: at.toISOString(), outcome }]),
  );
}
