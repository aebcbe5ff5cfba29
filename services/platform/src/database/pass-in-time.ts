import type { QueryRunner } from 'typeorm';
import type { DatabaseDescription } from './database-options.js';

/**
 * Creates the function by which Postgres refused late statements. Used by migrations of leads and scheduling. (!) Only
 * the previous version calls it, while a deploy runs both: the next release drops it.
 */
export async function createPassInTime(
  queryRunner: QueryRunner,
  schema: DatabaseDescription['schema'],
): Promise<void> {
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
