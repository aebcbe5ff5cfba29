import pg from 'pg';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_ADMIN_URL,
  max: 4,
  allowExitOnIdle: true,
});
// Idle connections break when a test stops the database; the next query opens new ones.
pool.on('error', () => undefined);

/** Queries the product's database directly: what an answer promised must be stored. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await pool.query<Row>(sql, values)).rows;
}
