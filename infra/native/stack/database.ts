import pg from 'pg';

const alreadyThere = '42P04';

/** Creates the database that this address names, when the server has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await onServerOf(url, (name) => `CREATE DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) {
      throw error;
    }
  }
}

/** Removes it, also from under whoever is connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  await onServerOf(url, (name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/** Runs a statement about the database that an address names, connected to another one of the same server. */
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
