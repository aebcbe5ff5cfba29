import { schemaDrift } from '../../platform/test-stack/schema-drift.cjs';
import { database } from '../src/database.js';

it('should have migrated exactly what the entities describe', async () => {
  expect(await schemaDrift(database)).toEqual([]);
});
