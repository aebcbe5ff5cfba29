import { bigintSchema, execute, queryRow, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';

/**
 * Call it in every transaction that changes what the sources count: replicas cache their answers by the revision.
 * (!) Call it before locking anything that a refresh of the journeys locks. Called after other locks, it can deadlock
 * with a refresh, which locks this row first. Refreshes and other such changes wait until the commit: keep it short.
 */
export async function raiseRevision(manager: EntityManager): Promise<void> {
  await execute(manager, sql`UPDATE leads.journey_cursor SET revision = revision + 1`);
}

export async function readRevision(manager: EntityManager): Promise<number> {
  const { revision } = await queryRow(
    manager,
    z.object({ revision: bigintSchema }),
    sql`SELECT revision FROM leads.journey_cursor`,
  );
  return revision;
}
