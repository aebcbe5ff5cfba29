import pg from 'pg';
import { createContext, readStackConfig } from './context.ts';

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

/** Runs SQL as the administrator of the product of this run folder; returns the first column of the last row. */
export async function queryNative(runDir: string, sql: string): Promise<string> {
  const { adminUrl } = createContext(runDir, readStackConfig(runDir));
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<Record<string, unknown>>(sql),
  );
  return String(Object.values(rows?.[0] ?? {})[0] ?? '');
}

/**
 * Lets visitors book without a horizon and on federal holidays: tests and measurements use more times than the default
 * horizon of 60 days has, and run on every day of the year. Does nothing if the owner has saved rules.
 */
export async function loosenRules(adminUrl: string): Promise<void> {
  await withClient(adminUrl, (client) =>
    client.query(
      `INSERT INTO scheduling.settings (name, value, version)
       VALUES ('booking-rules', '{ "horizonDays": null, "isClosedOnHolidays": false }', 1)
       ON CONFLICT DO NOTHING`,
    ),
  );
}
