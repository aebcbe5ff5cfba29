import pg from 'pg';
import { requireProduct } from './settings.ts';

const pool = new pg.Pool({
  connectionString: requireProduct().databaseUrl,
  max: 4,
  allowExitOnIdle: true,
});
// Idle connections break when a test stops the database; the next query opens new ones.
pool.on('error', () => undefined);

/** Asks the product's database directly: what an answer promised must be there. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await pool.query<Row>(sql, values)).rows;
}
