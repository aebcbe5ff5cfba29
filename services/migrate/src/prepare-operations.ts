import { type Client, escapeIdentifier } from 'pg';
import { databases } from './databases.js';

/**
 * What the operators' own tools write down, outside the services' data: when a backup was made. Not part of a
 * backup, or a restored product would believe that its last one is as old as itself.
 */
export async function prepareOperations(client: Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS operations');
  await client.query(`
    CREATE TABLE IF NOT EXISTS operations.backups (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      finished_at timestamptz NOT NULL DEFAULT now(),
      bytes bigint NOT NULL
    )`);
  const roles = databases.map(({ schema }) => escapeIdentifier(schema)).join(', ');
  await client.query(`GRANT USAGE ON SCHEMA operations TO ${roles}`);
  await client.query(`GRANT SELECT ON operations.backups TO ${roles}`);
}
