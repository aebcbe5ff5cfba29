import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

type Key<Values> = keyof Values & string;

/**
 * A named SQL statement: Postgres parses it once per connection and plans it at most a few times. For the paths that
 * every visitor waits on; elsewhere the query builder is the way.
 */
export interface Statement<Values, Row> {
  /** Unique in the service. Postgres keeps the statement under it. */
  readonly name: string;
  /** With `$1`, `$2`, … for the values. */
  readonly text: string;
  /** The key of each placeholder's value. */
  readonly keys: readonly Key<Values>[];
  /** The type of a result row; never set. */
  readonly row?: Row;
}

/**
 * Defines a named statement. Values stand in the text by their key, and may stand there more than once:
 * `` statement<{ id: number }, { name: string }>('name-of-lead')`SELECT name FROM leads.contacts WHERE id = ${'id'}` ``.
 */
export function statement<Values extends object, Row = never>(name: string) {
  return (texts: TemplateStringsArray, ...used: Key<Values>[]): Statement<Values, Row> => {
    const keys = [...new Set(used)];
    const text = texts.reduce((sql, next, index) => {
      const key = used[index - 1];
      return key === undefined ? sql + next : `${sql}$${keys.indexOf(key) + 1}${next}`;
    });
    return { name, text, keys };
  };
}

/** Runs a statement in the manager's transaction. Throws the error of Postgres, which `isUniqueViolation` and its kin read. */
export async function runStatement<Values extends object, Row>(
  manager: EntityManager,
  { name, text, keys }: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const client: PoolClient | undefined = await manager.queryRunner?.connect();
  if (!client) throw new Error(`${name} needs the manager of a running transaction.`);
  const { rows } = await client.query({ name, text, values: keys.map((key) => values[key]) });
  return rows;
}

/** Runs a statement on a connection of the pool, in a transaction of its own. */
export async function runAlone<Values extends object, Row>(
  { driver }: DataSource,
  { name, text, keys }: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const { master }: { master?: Pool } = driver as { master?: Pool };
  if (!master) throw new Error('There is no connection to Postgres.');
  const { rows } = await master.query({ name, text, values: keys.map((key) => values[key]) });
  return rows;
}
