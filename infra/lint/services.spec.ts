import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherWaysToTheDatabase, spelledRoutes } from './services.ts';

const inLeads = (text: string, path = 'services/leads/src/leads/lead.service.ts') =>
  otherWaysToTheDatabase({ path, text });

test('finds raw queries, the query builder and the driver', () => {
  for (const text of [
    "await this.dataSource.query('SELECT 1')",
    'manager.query<Row>(text)',
    'manager.sql`SELECT 1`',
    "repository.createQueryBuilder('lead')",
    "import pg from 'pg';",
  ]) {
    assert.equal(inLeads(text).length, 1, text);
  }
});

test('lets repositories, the sql tag, migrations and other clients be', () => {
  assert.deepEqual(inLeads('queryRows(manager, schema, sql`SELECT 1`); repository.find()'), []);
  assert.deepEqual(inLeads('client.query(span, signal)'), []);
  const migration = 'services/leads/src/migrations/1-add-notes.ts';
  assert.deepEqual(inLeads("queryRunner.query('ALTER TABLE')", migration), []);
});

const inTasks = (text: string, path = 'services/leads/src/tasks/tasks.controller.ts') =>
  spelledRoutes({ path, text });

test('finds paths that a controller spells', () => {
  for (const text of [
    "@Controller('api/tasks')",
    "@Post('read-all')",
    "@Get(':id/timeline')",
    "@Get(':token.ics')",
    `@Get(\`\${apiPaths.tasks}/export\`)`,
    "@Put(\n    'days',\n  )",
  ]) {
    assert.equal(inTasks(text).length, 1, text);
  }
});

test('lets constants, functions and parameters be', () => {
  for (const text of [
    '@Get()',
    '@Controller(apiPaths.tasks)',
    "@Get(':id')",
    "@Delete(':from/:to')",
    `@Delete(\`\${apiPaths.tasks}/:id\`)`,
    "@Get(timelinePath(':id'))",
    "@Header('Cache-Control', 'no-store')",
  ]) {
    assert.deepEqual(inTasks(text), [], text);
  }
  assert.deepEqual(inTasks("@Controller('api/notes')", 'services/platform/test/a.e2e-spec.ts'), []);
});
