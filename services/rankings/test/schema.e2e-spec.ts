import { admin } from '@agency/testing/admin-database';
import { schemaDrift } from '@agency/testing/schema-drift';
import { database } from '../src/database.js';

it('should have migrated exactly what the entities describe', async () => {
  expect(await schemaDrift(database)).toEqual([]);
});

it('should ship 64 keywords, each with its landing page, service and place', async () => {
  const keywords = await admin.query('SELECT keyword, landing_page, tags FROM rankings.keywords');
  expect(keywords).toHaveLength(64);
  for (const { landing_page, tags } of keywords) {
    expect(landing_page).toMatch(/^\/[a-z-]+$/);
    expect(tags).toEqual([
      expect.stringMatching(/^service:[a-z-]+$/),
      expect.stringMatching(/^location:[a-z-]+$/),
    ]);
  }
});
