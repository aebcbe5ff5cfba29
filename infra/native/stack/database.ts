import pg from 'pg';

const alreadyThere = '42P04';

/** Creates the database of this address, if the server does not have it. */
export async function ensureDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  try {
    await withClient(server.href, (client) =>
      client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`),
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === alreadyThere)) throw error;
  }
}

/** Does some work with a connection of its own. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
