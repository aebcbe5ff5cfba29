import pg from 'pg';
import { type DataSource, EntityManager } from 'typeorm';

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

type Used<Values> = Key<Values> | SqlPart<Values>;

/**
 * Defines a named statement. Values stand in the text by their key, and may stand there more than once:
 * `` statement<{ id: number }, { name: string }>('name-of-lead')`SELECT name FROM leads.contacts WHERE id = ${'id'}` ``.
 * A part stands there whole.
 */
export function statement<Values extends object, Row = never>(name: string) {
  return (texts: TemplateStringsArray, ...used: Used<Values>[]): Statement<Values, Row> => {
    const part = join(texts, used);
    const keys = [...new Set(part.keys)];
    const placeholders = part.keys.map((key) => `$${keys.indexOf(key) + 1}`);
    const text = part.texts.map((sql, index) => sql + (placeholders[index] ?? '')).join('');
    return { name, text, keys };
  };
}

/** Defines SQL that several statements hold, in the way of `statement`. */
export function sqlPart<Values extends object>() {
  return (texts: TemplateStringsArray, ...used: Used<Values>[]): SqlPart<Values> =>
    join(texts, used);
}

/** A name or an expression of our own as a part. (!) Never what somebody typed. */
export const rawPart = (text: string): SqlPart<object> => ({ texts: [text], keys: [] });

function join<Values>(texts: readonly string[], used: readonly Used<Values>[]): SqlPart<Values> {
  const keys: Key<Values>[] = [];
  const joined = [texts[0] ?? ''];
  for (const [index, one] of used.entries()) {
    const part: SqlPart<Values> = typeof one === 'string' ? { texts: ['', ''], keys: [one] } : one;
    const [first = '', ...others] = part.texts;
    joined.push((joined.pop() ?? '') + first, ...others);
    joined.push((joined.pop() ?? '') + (texts[index + 1] ?? ''));
    keys.push(...part.keys);
  }
  return { texts: joined, keys };
}

/** What a transaction runs on: TypeORM's manager, or the connection that `TransactionService.runPipelined` hands over. */
export type Transaction = EntityManager | pg.PoolClient;

/** Runs a statement in a transaction. Throws the error of Postgres, which `isUniqueViolation` and its kin read. */
export async function runStatement<Values extends object, Row>(
  transaction: Transaction,
  statement: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  // (!) No await before a connection's query: pipelined statements are sent in the order of the calls.
  const client: pg.PoolClient | undefined =
    transaction instanceof EntityManager ? await transaction.queryRunner?.connect() : transaction;
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

/** What `send` sends before it first waits travels as one packet, which Postgres wakes up for once. */
export function sendTogether<Result>(client: pg.PoolClient, send: () => Result): Result {
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** Lends `work` a connection of TypeORM's pool. */
export async function withClient<Result>(
  { driver }: DataSource,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const { master }: { master?: pg.Pool } = driver as { master?: pg.Pool };
  if (!master) throw new Error('There is no connection to Postgres.');
  return lendClient(master, work);
}

/** Whoever uses a broken connection is told by its statement. */
const ignoreError = () => undefined;

/** Lends `work` a connection of the pool. */
export async function lendClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // (!) The pool listens to idle connections only. When Postgres ends, an error that nobody listens to ends the process.
  client.on('error', ignoreError);
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // After an error that Postgres did not report, an answer may still be under way.
    client.release(failure !== undefined && !(failure instanceof pg.DatabaseError));
    client.off('error', ignoreError);
  }
}
