import type { DatabaseDescription } from '@agency/platform';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databases } from './databases.js';
import type { MigrateEnv } from './env.js';
import { prepareOperations } from './prepare-operations.js';
import { prepareRoles } from './prepare-roles.js';

/** Key of the advisory lock. Any constant works, as long as every version uses it. */
const migrationLock = 7_204_112;

/**
 * Migrates the database: roles, schemas, then each service's migrations. Safe to run concurrently and repeatedly: one
 * run works, the others wait and find nothing to do. Erases again every lead that was erased before, however the data
 * was restored: services start only after this. Returns one line per migration it ran, and one about leads it erased
 * again.
 */
export async function migrate(env: MigrateEnv): Promise<string[]> {
  const client = new Client({ connectionString: env.DATABASE_ADMIN_URL });
  // Without a listener, a connection that ends between two queries would end the process. The next query fails anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await prepareRoles(client, env);
    await prepareOperations(client);
    const ran: string[] = [];
    for (const description of databases) {
      ran.push(...(await runMigrations(env.DATABASE_ADMIN_URL, description)));
    }
    return [...ran, ...(await eraseAgain(client))];
  } finally {
    await client.end();
  }
}

/** Runs those of a service's migrations that have not run yet. Returns one line for each. */
export async function runMigrations(
  url: string,
  { schema, entities, migrations }: DatabaseDescription,
): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
  });
  await dataSource.initialize();
  try {
    const ran = await dataSource.runMigrations();
    // By default a role may write all tables of its schema. What ran is for this program to record.
    await dataSource.query(`REVOKE INSERT, UPDATE, DELETE ON ${schema}.migrations FROM ${schema}`);
    return ran.map((migration) => `${schema}: ${migration.name}`);
  } finally {
    await dataSource.destroy();
  }
}

async function eraseAgain(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ count: string }>(
    'SELECT operations.erase_again() AS count',
  );
  const count = Number(rows[0]?.count);
  return count === 0 ? [] : [`operations: leads erased again: ${count}`];
}
