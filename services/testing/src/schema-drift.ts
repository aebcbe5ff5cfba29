import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { adminUrl } from './test-stack.ts';

interface DatabaseDescription {
  schema: string;
  entities: NonNullable<DataSourceOptions['entities']>;
}

/** The statements that would make the migrated schema match the entities. Empty if it does. */
export async function schemaDrift({ schema, entities }: DatabaseDescription): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: adminUrl,
    schema,
    entities,
    synchronize: false,
    installExtensions: false,
  });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await acknowledgeExpressions(runner, schema);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return [
      ...upQueries.map(({ query }) => query),
      ...(await findOtherConstraints(runner, schema)),
    ];
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/**
 * TypeORM compares a generated column's expression with the text stored in this table, which Postgres rewords. The
 * entity's text is stored here if Postgres normalizes it to the same expression as the migration's.
 */
async function acknowledgeExpressions(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.typeorm_metadata
     (type text, database text, schema text, "table" text, name text, value text)`,
  );
  const columns = runner.connection.entityMetadatas.flatMap((entity) => entity.columns);
  for (const column of columns.filter(({ asExpression }) => asExpression)) {
    const table = column.entityMetadata.tableName;
    await createProbe(runner, `${schema}.${table}`);
    await runner.query(
      `ALTER TABLE probe ADD COLUMN probed ${String(column.type)} GENERATED ALWAYS AS (${column.asExpression}) STORED`,
    );
    await runner.query(
      `INSERT INTO ${schema}.typeorm_metadata
       SELECT 'GENERATED_COLUMN', current_database(), ours.table_schema, ours.table_name, ours.column_name, $4
       FROM information_schema.columns ours JOIN information_schema.columns probe
         USING (generation_expression)
       WHERE (ours.table_schema, ours.table_name, ours.column_name) = ($1, $2, $3)
         AND (probe.table_name, probe.column_name) = ('probe', 'probed')`,
      [schema, table, column.databaseName, column.asExpression],
    );
    await dropProbe(runner);
  }
}

/** TypeORM compares exclusion and check constraints by name only. Returns the statements that replace other ones. */
async function findOtherConstraints(runner: QueryRunner, schema: string): Promise<string[]> {
  const drift: string[] = [];
  for (const { tableName, exclusions, checks } of runner.connection.entityMetadatas) {
    const table = `${schema}.${tableName}`;
    const constraints = [
      ...exclusions.map(({ name, expression }) => ({ name, definition: `EXCLUDE ${expression}` })),
      ...checks.map(({ name, expression }) => ({ name, definition: `CHECK (${expression})` })),
    ];
    for (const { name, definition } of constraints) {
      await createProbe(runner, table);
      await runner.query(`ALTER TABLE probe ADD CONSTRAINT "${name}" ${definition}`);
      const others: { definition: string }[] = await runner.query(
        `SELECT pg_get_constraintdef(probe.oid) AS definition
         FROM pg_constraint ours JOIN pg_constraint probe USING (conname)
         WHERE ours.conrelid = $1::regclass AND probe.conrelid = 'pg_temp.probe'::regclass
           AND pg_get_constraintdef(ours.oid) <> pg_get_constraintdef(probe.oid)`,
        [table],
      );
      for (const other of others) {
        drift.push(
          `ALTER TABLE ${table} DROP CONSTRAINT "${name}", ADD CONSTRAINT "${name}" ${other.definition}`,
        );
      }
      await dropProbe(runner);
    }
  }
  return drift;
}

/** An empty table with the same columns, in which Postgres normalizes an entity's expression. */
const createProbe = (runner: QueryRunner, table: string) =>
  runner.query(`CREATE TEMPORARY TABLE probe (LIKE ${table})`);

const dropProbe = (runner: QueryRunner) => runner.query('DROP TABLE probe');
