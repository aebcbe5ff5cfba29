import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { serviceNames } from '../settings/service-names.ts';
import type { World } from './check.ts';

const anyOutbox = serviceNames
  .map((schema) => `SELECT due_at, relayed_at, settled_at FROM ${schema}.outbox`)
  .join(' UNION ALL ');

/** The figures that the alert rules of infra/monitoring watch, from the database: one row, without personal data. */
export const productFactsSql = `SELECT json_build_object(
  'dueSeconds', coalesce((SELECT extract(epoch FROM now() - min(due_at)) FROM (${anyOutbox}) AS any_outbox
    WHERE relayed_at IS NULL AND due_at <= now()), 0),
  'unsettledSeconds', coalesce((SELECT extract(epoch FROM now() - min(relayed_at)) FROM (${anyOutbox}) AS any_outbox
    WHERE relayed_at IS NOT NULL AND settled_at IS NULL), 0),
  'failedEmails', (SELECT count(*) FROM email.deliveries
    WHERE state = 'failed' AND changed_at > now() - interval '1 day')
)::text`;

const row = z.object({
  dueSeconds: z.number(),
  unsettledSeconds: z.number(),
  failedEmails: z.number(),
});

const timeoutMs = 4_000;

/** What the database says about the running product; undefined while Postgres does not run. */
export async function factsOf(
  world: Pick<World, 'parts' | 'facts'>,
): Promise<z.infer<typeof row> | undefined> {
  const parts = await world.parts();
  if (!parts?.some(({ name, state }) => name === 'postgres' && state === 'ready')) return undefined;
  // Shorter than a check's own time limit, so that only one check reports it.
  const late = sleep(timeoutMs, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('Postgres does not answer.'), { code: 'ETIMEDOUT' });
  });
  return row.parse(JSON.parse(await Promise.race([world.facts(), late])));
}
