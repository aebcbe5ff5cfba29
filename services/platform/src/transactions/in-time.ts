import type { QueryRunner } from 'typeorm';
import type { DatabaseDescription } from '../database/database-options.js';
import type { SqlPart } from '../database/statement.js';

type Schema = DatabaseDescription['schema'];

/** What a statement needs to be refused when it is late. `TransactionService.runStatement` gives it. */
export interface InTime {
  /** Milliseconds since 1970 by the clock of Postgres. */
  deadline: number;
}

/** The clock of Postgres when it let the statement pass, in milliseconds since 1970. */
export interface PassedInTime {
  passed_at: number;
}

/**
 * The last column of a statement that `TransactionService.runStatement` runs. (!) It must be computed last: select it from
 * what the statement wrote.
 */
export function passInTime(schema: Schema): SqlPart<InTime> {
  return {
    texts: [`${schema}.pass_in_time(`, '::double precision) AS passed_at'],
    keys: ['deadline'],
  };
}

/** Lets the statements of a service be refused when they are late. Part of a migration of the service. */
export async function createPassInTime(queryRunner: QueryRunner, schema: Schema): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION ${schema}.pass_in_time(deadline double precision) RETURNS double precision
    LANGUAGE plpgsql VOLATILE AS $$
    DECLARE passed_at double precision := extract(epoch FROM clock_timestamp()) * 1000;
    BEGIN
      IF passed_at > deadline THEN
        RAISE EXCEPTION 'The request has timed out.' USING ERRCODE = 'query_canceled';
      END IF;
      RETURN passed_at;
    END $$`);
}
