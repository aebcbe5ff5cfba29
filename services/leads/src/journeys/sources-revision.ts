import { execute, queryRow, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';

/** (!) Call it after every change to what the sources count: replicas keep their answers by the revision. */
export async function raiseRevision(manager: EntityManager): Promise<void> {
  await execute(manager, sql`SELECT nextval('leads.sources_revision')`);
}

export async function readRevision(manager: EntityManager): Promise<string> {
  const { revision } = await queryRow(
    manager,
    z.object({ revision: z.string() }),
    sql`SELECT last_value::text || is_called::text AS revision FROM leads.sources_revision`,
  );
  return revision;
}
