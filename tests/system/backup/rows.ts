import type pg from 'pg';

export interface Table {
  name: string;
  columns: string[];
}

/** Every table of the services, without what the migrations keep for themselves. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT format('%I.%I', table_schema, table_name) AS name,
       array_agg(format('%I', column_name) ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     -- What Postgres generates may be made in another way by now.
     WHERE is_generated = 'NEVER' AND table_schema IN ('leads', 'scheduling', 'rankings', 'email')
       AND table_type = 'BASE TABLE' AND table_name NOT IN ('migrations', 'typeorm_metadata')
     GROUP BY table_schema, table_name ORDER BY 1`,
  );
  return rows;
}

/** What these columns of these tables hold, row for row. */
export async function rowsOf(
  client: pg.Client,
  tables: readonly Table[],
): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT ROW(${columns.join(', ')})::text AS row FROM ${name} ORDER BY 1`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}
