import { adminUrl, databasePassword as password } from '@agency/testing/test-stack';
import { Client } from 'pg';
import { migrate } from '../src/migrate.js';

export interface OwnDatabase {
  client: Client;
  /** The environment to migrate it with. */
  env: Parameters<typeof migrate>[0];
  drop(): Promise<void>;
}

/** A migrated database beside that of the suite, which another spec migrates. `purpose` becomes part of its name. */
export async function createOwnDatabase(purpose: string): Promise<OwnDatabase> {
  const url = `${adminUrl}_${purpose}`;
  const name = new URL(url).pathname.slice(1);
  const env = {
    DATABASE_ADMIN_URL: url,
    LEADS_DB_PASSWORD: password,
    SCHEDULING_DB_PASSWORD: password,
    RANKINGS_DB_PASSWORD: password,
    EMAIL_DB_PASSWORD: password,
  };
  await onServer(`CREATE DATABASE ${name}`);
  await migrate(env);
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    client,
    env,
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
