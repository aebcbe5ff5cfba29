import { adminUrl, databasePassword as password } from '@agency/testing/test-stack';
import { Client } from 'pg';
import type { MigrateEnv } from '../src/env.js';

export interface OwnDatabase {
  name: string;
  client: Client;
  /** The environment to migrate it with. */
  env: MigrateEnv;
  drop(): Promise<void>;
}

export const envOf = (url: string): MigrateEnv => ({
  DATABASE_ADMIN_URL: url,
  LEADS_DB_PASSWORD: password,
  SCHEDULING_DB_PASSWORD: password,
  RANKINGS_DB_PASSWORD: password,
  EMAIL_DB_PASSWORD: password,
});

/**
 * A database beside that of the suite, which another spec migrates: an empty one, or a copy of another that has no
 * connection open. `purpose` becomes part of its name.
 */
export async function createOwnDatabase(
  purpose: string,
  template = 'template1',
): Promise<OwnDatabase> {
  const url = `${adminUrl}_${purpose}`;
  const name = new URL(url).pathname.slice(1);
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    name,
    client,
    env: envOf(url),
    async drop() {
      await client.end();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = new Client({ connectionString: adminUrl });
  await server.connect();
  await server.query(statement).finally(() => server.end());
}
