import { withClient } from '@agency/infra/native/stack/database';

/** Every table of a database with its number of rows and a checksum of their content. */
export async function tablesOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'operations') ORDER BY 1`,
    );
    const tables: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sums } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${name} AS t`,
      );
      tables[name] = sums[0]?.sum ?? '';
    }
    return tables;
  });
}
