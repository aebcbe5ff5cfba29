import { schemaDrift } from '@agency/testing/schema-drift';
import { database } from '../src/database.js';

it('should have migrated exactly what the entities describe', async () => {
  expect(await schemaDrift(database)).toEqual([]);
});
