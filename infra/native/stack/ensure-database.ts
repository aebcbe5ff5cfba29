import pg from 'pg';

const alreadyThere = '42P04';

/** Creates the database that this address names, when the server has none of that name. */
export async function ensureDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) {
      throw error;
    }
  } finally {
    await client.end();
  }
}
