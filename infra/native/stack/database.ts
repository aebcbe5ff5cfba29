import pg from 'pg';

const alreadyThere = '42P04';

/** Creates the database of this address, if the server does not have it. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await onServerOf(url, (name) => `CREATE DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) {
      throw error;
    }
  }
}

/** Drops it, even with open connections. */
export async function dropDatabase(url: string): Promise<void> {
  await onServerOf(url, (name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Runs a statement about an address's database while connected to another one of the same server. */
async function onServerOf(url: string, statement: (name: string) => string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement(client.escapeIdentifier(name)));
  } finally {
    await client.end();
  }
}
