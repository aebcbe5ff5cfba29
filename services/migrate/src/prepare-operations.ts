import { type Client, escapeIdentifier } from 'pg';
import { databases } from './databases.js';

/**
 * Data that must outlive a restore, so it is not part of a backup: when backups were made, and which leads were erased.
 */
export async function prepareOperations(client: Client): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS operations');
  await client.query(`
    CREATE TABLE IF NOT EXISTS operations.backups (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      finished_at timestamptz NOT NULL DEFAULT now(),
      bytes bigint NOT NULL
    )`);
  await prepareErasedLeads(client);
  const roles = databases.map(({ schema }) => escapeIdentifier(schema)).join(', ');
  await client.query(`GRANT USAGE ON SCHEMA operations TO ${roles}`);
  await client.query(`GRANT SELECT ON operations.backups TO ${roles}`);
}

/** Ids of erased leads, and the function that erases them again after a restore (docs/decisions/023). */
async function prepareErasedLeads(client: Client): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS operations.erased_contacts (
      id bigint PRIMARY KEY,
      erased_at timestamptz NOT NULL DEFAULT now()
    )`);
  await client.query('GRANT INSERT ON operations.erased_contacts TO leads');
  // In plpgsql, whose body has no dependencies: a restore drops and recreates the tables it names. The second statement
  // is for backups from before leads.contacts had its trigger.
  await client.query(`
    CREATE OR REPLACE FUNCTION operations.erase_again() RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE erased bigint;
    BEGIN
      DELETE FROM leads.contacts WHERE id IN (SELECT id FROM operations.erased_contacts);
      GET DIAGNOSTICS erased = ROW_COUNT;
      DELETE FROM leads.outbox
      WHERE subject IN (SELECT 'contact:' || id FROM operations.erased_contacts);
      RETURN erased;
    END $$`);
  await client.query('REVOKE EXECUTE ON FUNCTION operations.erase_again() FROM PUBLIC');
}
