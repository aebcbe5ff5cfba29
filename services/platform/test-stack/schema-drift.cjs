const { DataSource } = require('typeorm');

/** The statements TypeORM would run to make the migrated schema what the entities say. None when they agree. */
exports.schemaDrift = async function schemaDrift({ schema, entities }) {
  const dataSource = new DataSource({
    type: 'postgres',
    url: process.env.TEST_ADMIN_URL,
    schema,
    entities,
    synchronize: false,
    installExtensions: false,
  });
  await dataSource.initialize();
  try {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await dataSource.destroy();
  }
};
