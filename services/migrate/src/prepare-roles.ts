import { type Client, DatabaseError, escapeIdentifier, escapeLiteral } from 'pg';
import { databases } from './databases.js';
import type { MigrateEnv } from './env.js';

const passwordOf = (schema: (typeof databases)[number]['schema'], env: MigrateEnv) =>
  ({
    leads: env.LEADS_DB_PASSWORD,
    scheduling: env.SCHEDULING_DB_PASSWORD,
    rankings: env.RANKINGS_DB_PASSWORD,
    email: env.EMAIL_DB_PASSWORD,
  })[schema];

/**
 * One schema and one login role per service. A role may read and write the rows of its own schema and nothing else; it
 * owns nothing, so it cannot change a table. Passwords come from the environment.
 */
export async function prepareRoles(client: Client, env: MigrateEnv): Promise<void> {
  for (const { schema } of databases) {
    const role = escapeIdentifier(schema);
    const password = escapeLiteral(passwordOf(schema, env));
    await createRole(client, role);
    await alterRole(client, `ALTER ROLE ${role} LOGIN PASSWORD ${password}`);
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${role}`);
    await client.query(`GRANT USAGE ON SCHEMA ${role} TO ${role}`);
    await client.query(
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${role} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role}`,
    );
    await client.query(
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${role} GRANT USAGE ON SEQUENCES TO ${role}`,
    );
  }
}

/** Roles belong to the whole server, so another database's migration may create them at the same time. */
async function createRole(client: Client, role: string): Promise<void> {
  await client.query(`
    DO $$ BEGIN CREATE ROLE ${role} LOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
}

const maxTries = 10;

/** Postgres refuses to change a role that another transaction has just changed: tuple concurrently updated. */
async function alterRole(client: Client, statement: string, tries = 1): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    const isChangedMeanwhile = error instanceof DatabaseError && error.code === 'XX000';
    if (!isChangedMeanwhile || tries >= maxTries) throw error;
    await alterRole(client, statement, tries + 1);
  }
}
