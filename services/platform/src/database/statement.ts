import pg from 'pg';
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

/** SQL that several statements hold, with the values it needs of each. */
export interface SqlPart<Values> {
  /** One more than `keys`, which stand between them. */
  readonly texts: readonly string[];
  readonly keys: readonly Key<Values>[];
}

/**
 * Defines a named statement. Values stand in the text by their key, and may stand there more than once:
 * `` statement<{ id: number }, { name: string }>('name-of-lead')`SELECT name FROM leads.contacts WHERE id = ${'id'}` ``.
 * A part stands there whole.
 */
export function statement<Values extends object, Row = never>(name: string) {
  return (
    texts: TemplateStringsArray,
    ...used: (Key<Values> | SqlPart<Values>)[]
  ): Statement<Values, Row> => {
    const keys: Key<Values>[] = [];
    const placeholder = (key: Key<Values>) => {
      if (!keys.includes(key)) keys.push(key);
      return `$${keys.indexOf(key) + 1}`;
    };
    const write = (one: Key<Values> | SqlPart<Values>): string =>
      typeof one === 'string' ? placeholder(one) : weave(one.texts, one.keys.map(placeholder));
    return { name, text: weave(texts, used.map(write)), keys };
  };
}

function weave(texts: readonly string[], between: readonly string[]): string {
  return texts.map((text, index) => text + (between[index] ?? '')).join('');
}

/** Runs a statement in the manager's transaction. Throws the error of Postgres, which `isUniqueViolation` and its kin read. */
export async function runStatement<Values extends object, Row>(
  manager: EntityManager,
  statement: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const client: pg.PoolClient | undefined = await manager.queryRunner?.connect();
  if (!client) throw new Error(`${statement.name} needs the manager of a running transaction.`);
  return runOn(client, statement, values);
}

/** Runs a statement on a connection of the pool, in a transaction of its own. */
export async function runAlone<Values extends object, Row>(
  dataSource: DataSource,
  statement: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  return withClient(dataSource, (client) => runOn(client, statement, values));
}

/** Runs a statement on this connection. */
export async function runOn<Values extends object, Row>(
  client: pg.PoolClient,
  { name, text, keys }: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const { rows } = await client.query({ name, text, values: keys.map((key) => values[key]) });
  return rows;
}

/** Lends `work` a connection of the pool. */
export async function withClient<Result>(
  { driver }: DataSource,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const { master }: { master?: pg.Pool } = driver as { master?: pg.Pool };
  if (!master) throw new Error('There is no connection to Postgres.');
  const client = await master.connect();
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // After an error that Postgres did not report, an answer may still be under way.
    client.release(failure !== undefined && !(failure instanceof pg.DatabaseError));
  }
}
