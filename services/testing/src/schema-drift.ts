import { DataSource, type DataSourceOptions } from 'typeorm';
import { adminUrl } from './test-stack.ts';

interface DatabaseDescription {
  schema: string;
  entities: NonNullable<DataSourceOptions['entities']>;
}

/** The statements TypeORM would run to make the migrated schema match the entities. Empty if they match. */
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
  try {
    await acknowledgeExpressions(dataSource, schema);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await dataSource.destroy();
  }
}

/**
 * TypeORM compares a generated column's expression with the text stored in this table, which Postgres rewords. The
 * entity's text is stored here if Postgres normalizes it to the same expression as the migration's.
 */
async function acknowledgeExpressions(dataSource: DataSource, schema: string): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.query(
    `CREATE TABLE IF NOT EXISTS ${schema}.typeorm_metadata
     (type text, database text, schema text, "table" text, name text, value text)`,
  );
  const columns = dataSource.entityMetadatas.flatMap((entity) => entity.columns);
  for (const column of columns.filter(({ asExpression }) => asExpression)) {
    const table = column.entityMetadata.tableName;
    await runner.query(`CREATE TEMPORARY TABLE probe (LIKE ${schema}.${table})`);
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
    await runner.query('DROP TABLE probe');
  }
  await runner.release();
}
