import type { QueryRunner } from 'typeorm';

/** What the version before a migration may rely on in a database, and what must stay true of it. */
export interface Catalog {
  tables: Set<string>;
  columns: Map<string, Column>;
  /** Constraints, unique indexes and triggers, which may reject a row; by name, with their table. */
  rules: Map<string, string>;
  grants: Set<string>;
}

interface Column {
  table: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

const mine = `('leads', 'scheduling', 'rankings', 'email')`;

export async function readCatalog(runner: QueryRunner): Promise<Catalog> {
  const columns: (Column & { name: string })[] = await runner.query(`
    SELECT format('%s.%s', nspname, relname) AS "table", format('%s.%s.%s', nspname, relname, attname) AS name,
      format_type(atttypid, atttypmod) AS type, NOT attnotnull AS "isNullable",
      atthasdef OR attidentity <> '' AS "hasDefault"
    FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'v') AND nspname IN ${mine}`);
  const rules: { name: string; table: string }[] = await runner.query(`
    SELECT format('constraint %s.%s', nspname, conname) AS name, format('%s.%s', nspname, relname) AS "table"
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE contype IN ('c', 'f', 'p', 'u', 'x') AND nspname IN ${mine}
    UNION ALL
    SELECT format('unique index %s.%s', nspname, indexes.relname), format('%s.%s', nspname, tables.relname)
    FROM pg_index JOIN pg_class indexes ON indexes.oid = indexrelid JOIN pg_class tables ON tables.oid = indrelid
    JOIN pg_namespace ON pg_namespace.oid = tables.relnamespace
    WHERE indisunique AND nspname IN ${mine}
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
    UNION ALL
    SELECT format('trigger %s.%s', nspname, tgname), format('%s.%s', nspname, relname)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE NOT tgisinternal AND nspname IN ${mine}`);
  const grants: { name: string }[] = await runner.query(`
    SELECT format('%s on %s.%s for %s', privilege_type, table_schema, table_name, grantee) AS name
    FROM information_schema.role_table_grants WHERE table_schema IN ${mine} AND grantee IN ${mine}`);
  return {
    tables: new Set(columns.map(({ table }) => table)),
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.map(({ name, table }) => [name, table])),
    grants: new Set(grants.map(({ name }) => name)),
  };
}
