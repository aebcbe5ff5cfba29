import { admin } from '@agency/testing/admin-database';
import { setKeywords } from './rankings-app.js';

/** Restores the shipped keywords for each spec file. */
let shipped: string;
beforeAll(async () => {
  const [row] = await admin.query(
    'SELECT json_agg(listed)::text AS all FROM rankings.keywords listed',
  );
  shipped = row.all;
});
afterAll(async () => {
  await setKeywords([]);
  await admin.query(
    `INSERT INTO rankings.keywords (id, keyword, landing_page, tags)
     SELECT id, keyword, landing_page, tags
     FROM json_populate_recordset(NULL::rankings.keywords, $1)`,
    [shipped],
  );
});
