import { schemaDrift } from '@agency/testing/schema-drift';
import { getMetadataArgsStorage } from 'typeorm';
import { database } from '../src/database.js';

it('should have migrated exactly what the entities describe', async () => {
  expect(await schemaDrift(database)).toEqual([]);
});

it('should notice that a check has another expression', async () => {
  const check = getMetadataArgsStorage().checks.find(({ name }) => name === 'contacts_reachable');
  if (!check) throw new Error('No entity has the check');
  const described = check.expression;
  check.expression = 'email IS NOT NULL';
  try {
    expect(await schemaDrift(database)).toEqual([expect.stringContaining('contacts_reachable')]);
  } finally {
    check.expression = described;
  }
});
