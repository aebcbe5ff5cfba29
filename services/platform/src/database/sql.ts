import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';

/** SQL and its values, which are sent to Postgres separately. Created by the `sql` tag. */
export class Sql {
  constructor(
    /** One more than `values`, which go between them. */
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
    /** Set by `prepared`. */
    readonly name?: string,
  ) {}

  /**
   * The same query as a prepared statement, which Postgres parses and plans once per connection; the name must be
   * unique in the service. Only for constant text, and only where every visitor waits for it: there, planning takes
   * several times as long as running.
   */
  prepared(name: string): Sql {
    return new Sql(this.texts, this.values, name);
  }

  /** With `$1`, `$2`, … for the values. */
  get text(): string {
    return this.texts.reduce((text, next, index) => `${text}$${index}${next}`);
  }
}

/**
 * SQL for queries that a repository's `find` cannot express: `` sql`SELECT name FROM leads.contacts WHERE id = ${id}`
 * ``. Each value becomes a parameter; SQL among the values is inlined with its own values.
 */
export function sql(texts: TemplateStringsArray, ...values: unknown[]): Sql {
  const joined = [texts[0] ?? ''];
  const parameters: unknown[] = [];
  const append = (text: string) => joined.push((joined.pop() ?? '') + text);
  for (const [index, value] of values.entries()) {
    if (value instanceof Sql) {
      const [first = '', ...others] = value.texts;
      append(first);
      joined.push(...others);
      parameters.push(...value.values);
    } else {
      joined.push('');
      parameters.push(value);
    }
    append(texts[index + 1] ?? '');
  }
  return new Sql(joined, parameters);
}

/** A name or expression of our own as SQL. (!) Never pass user input. */
export const rawSql = (text: string): Sql => new Sql([text], []);

/**
 * Runs a query and parses its rows. Pass the manager of a running transaction, or the data source's for a query of its
 * own. Throws TypeORM's `QueryFailedError`, or the driver's error for a `prepared` query; `isUniqueViolation` and
 * similar functions classify both.
 */
export async function queryRows<Schema extends z.core.$ZodType>(
  manager: EntityManager,
  schema: Schema,
  query: Sql,
): Promise<z.output<Schema>[]> {
  const { records } = await run(manager, query);
  return z.array(schema).parse(records);
}

/** `queryRows` for a query with exactly one row. */
export async function queryRow<Schema extends z.core.$ZodType>(
  manager: EntityManager,
  schema: Schema,
  query: Sql,
): Promise<z.output<Schema>> {
  const [row, ...others] = await queryRows(manager, schema, query);
  if (row === undefined || others.length > 0) {
    throw new Error(
      `Expected one row, not ${row === undefined ? 0 : others.length + 1}: ${query.text}`,
    );
  }
  return row;
}

/** How many rows there are of `` sql`notes.rows WHERE …` ``. */
export async function countRows(manager: EntityManager, from: Sql): Promise<number> {
  const schema = z.object({ count: z.int() });
  const { count } = await queryRow(
    manager,
    schema,
    sql`SELECT count(*)::integer AS count FROM ${from}`,
  );
  return count;
}

/** Runs a statement without reading rows. Returns how many rows it changed. */
export async function execute(manager: EntityManager, statement: Sql): Promise<number> {
  const { affected } = await run(manager, statement);
  return affected ?? 0;
}

async function run(manager: EntityManager, { name, text, values }: Sql) {
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    if (name === undefined) return await runner.query(text, [...values], true);
    // TypeORM's own query has no parameter for a name.
    const client: ClientBase = await runner.connect();
    const { rows, rowCount } = await client.query({ name, text, values: [...values] });
    return { records: rows, affected: rowCount };
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}

/** LIKE patterns of a search, one per distinct word; a row must match all of them. */
export function searchPatterns(typed: string): string[] {
  return [...new Set(typed.split(/\s+/).filter((word) => word !== ''))].map(likePatternFor);
}

/** A LIKE pattern for texts that contain this one. Escapes its wildcards. */
export const likePatternFor = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
