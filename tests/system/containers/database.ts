import { withClient } from '@agency/infra/native/stack/database';
import type pg from 'pg';

/** Queries the product's database as its superuser. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const url = process.env.DATABASE_ADMIN_URL ?? '';
  return withClient(url, async (client) => (await client.query<Row>(sql, values)).rows);
}
