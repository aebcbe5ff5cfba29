import type { DatabaseDescription } from '../database/database-options.js';
import type { SqlPart } from '../database/statement.js';

/** Outbox messages as one value of a statement. `OutboxService.toRows` makes it and checks their payloads. */
export type OutboxRows = string & { readonly holds: 'outbox messages' };

/**
 * Adds the messages of the value `outboxRows` to a service's outbox, in the statement that writes what they report:
 * `WITH emails AS (${insertOutboxRows('leads')}) INSERT INTO leads.contacts …`. Wake the relay afterward, as
 * `OutboxService.transaction` does.
 */
export function insertOutboxRows(
  schema: DatabaseDescription['schema'],
): SqlPart<{ outboxRows: OutboxRows }> {
  return {
    texts: [
      `INSERT INTO ${schema}.outbox (name, payload, subject, request_id, due_at)
       SELECT name, payload, subject, request_id, due_at FROM jsonb_to_recordset(`,
      '::jsonb) AS email (name text, payload jsonb, subject text, request_id text, due_at timestamptz)',
    ],
    keys: ['outboxRows'],
  };
}
