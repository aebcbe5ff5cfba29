import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherWaysToTheDatabase } from './database.ts';

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
