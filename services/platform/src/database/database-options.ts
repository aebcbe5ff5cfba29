import type { EventEmitter } from 'node:events';
import type { DataSourceOptions, EntitySchema, QueryRunner } from 'typeorm';
import type { BaseEnv } from '../env/base-env.js';

/**
 * One step of a schema, with no way back: a rollback is of the code only (docs/operations.md), because the previous
 * version works with the migrated database.
 */
export interface Migration {
  up(queryRunner: QueryRunner): Promise<void>;
}

/** One service's part of the database: its schema, entities and migrations. */
export interface DatabaseDescription {
  /** Name of both the schema and the role. */
  schema: 'leads' | 'scheduling' | 'rankings' | 'email';
  entities: (new () => object)[] | EntitySchema[];
  migrations: (new () => Migration)[];
}

/**
 * The pool and TypeORM do not listen between opening a connection and its first query: an error in that moment would
 * end the process. The query fails anyway.
 */
const ignoreError = (client: EventEmitter) => client.on('error', () => {});

/** How long to wait for Postgres. A request that exceeds one of these answers 503. */
const databaseTimeouts = (requestTimeoutMs: number) => ({
  connectMs: requestTimeoutMs - 300,
  statementMs: requestTimeoutMs - 300,
  answerMs: requestTimeoutMs + 200,
  idleInTransactionMs: requestTimeoutMs + 5_700,
});

/** Connection of a running service. Its role can read and write its own schema but owns no table. */
export function databaseOptions(
  description: DatabaseDescription,
  env: Pick<BaseEnv, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'REQUEST_TIMEOUT_MS'>,
): DataSourceOptions {
  const timeouts = databaseTimeouts(env.REQUEST_TIMEOUT_MS);
  return {
    type: 'postgres',
    url: env.DATABASE_URL,
    schema: description.schema,
    entities: description.entities,
    synchronize: false,
    installExtensions: false,
    logging: false,
    applicationName: description.schema,
    poolSize: env.DATABASE_POOL_SIZE,
    connectTimeoutMS: timeouts.connectMs,
    extra: {
      statement_timeout: timeouts.statementMs,
      query_timeout: timeouts.answerMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
      onConnect: ignoreError,
    },
  };
}

/**
 * Whether the migrations before the schema file have built this schema already, so that it is taken over as it is. False
 * in a new database. Throws if the newest migration of the schema is not `newest`: only the last version before the
 * schema file can be taken over.
 */
export async function isMigratedTo(
  queryRunner: QueryRunner,
  schema: DatabaseDescription['schema'],
  newest: string,
): Promise<boolean> {
  const rows: { name: string }[] = await queryRunner.query(
    `SELECT name FROM ${schema}.migrations ORDER BY timestamp DESC LIMIT 1`,
  );
  const [last] = rows;
  if (last === undefined) return false;
  if (last.name === newest) return true;
  throw new Error(
    `The schema ${schema} was last migrated by ${last.name}, an older version. Start the version before this one first (docs/operations.md, "Upgrade"), then this one.`,
  );
}
