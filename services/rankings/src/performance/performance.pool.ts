import { type BaseEnv, ENV, lendClient, runOn, type Statement } from '@agency/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

/** For a statement over all keywords. */
const timeoutMs = 60_000;

/** Sums of a hundred thousand keywords fit into it; with the default of 4 MB they go through files. */
const workMemory = '-c work_mem=32MB';

/**
 * Connections for statements over all keywords. The connections of requests time out after four seconds, which is too
 * short for a hundred thousand keywords.
 */
@Injectable()
export class PerformancePool implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly url: string;

  constructor(@Inject(ENV) env: BaseEnv) {
    this.url = env.DATABASE_URL;
    this.pool = new pg.Pool({
      connectionString: env.DATABASE_URL,
      application_name: 'rankings-figures',
      max: 3,
      options: workMemory,
      connectionTimeoutMillis: 4_000,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: timeoutMs,
    });
    // A closed idle connection is replaced when it is next needed.
    this.pool.on('error', () => undefined);
  }

  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(sql, values);
    return rows;
  }

  /** Runs a statement, in a transaction of its own. */
  run<Values extends object, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row[]> {
    return lendClient(this.pool, (client) => runOn(client, statement, values));
  }

  async transaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    return lendClient(this.pool, async (client) => {
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  /** A connection of its own, which releases its locks when it ends. */
  async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'rankings-check',
      connectionTimeoutMillis: 4_000,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
