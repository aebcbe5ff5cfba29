import type { QueryRunner } from 'typeorm';
import type { DatabaseDescription } from './database-options.js';

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
