import { randomUUID } from 'node:crypto';
import { apiPaths, demoImportIds } from '@agency/contracts';
import { admin, storeSetting } from '@agency/testing/admin-database';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ relays: false });
beforeEach(() => admin.query('DELETE FROM leads.settings'));

const get = async () => (await suite.asOwner({ url: apiPaths.demo })).json();
const remove = async () => (await suite.asOwner({ method: 'DELETE', url: apiPaths.demo })).json();
const invent = (contactIds: number[], calendarId: number | null = null) =>
  storeSetting('leads', 'demo', { contactIds, calendarId });
const ids = async () =>
  (await admin.query<{ id: string }[]>('SELECT id FROM leads.contacts ORDER BY id')).map(({ id }) =>
    Number(id),
  );

describe('demo data', () => {
  it('should be none unless it was added', async () => {
    await addLead();
    expect(await get()).toEqual({ leads: 0, calendarId: null });
    expect(await remove()).toEqual({ erased: 0 });
    expect(await ids()).toHaveLength(1);
  });

  it('should be erased without touching real leads, once', async () => {
    const invented = [await addLead(), await addLead(), await addLead()];
    const real = await addLead();
    await invent(invented, 7);
    expect(await get()).toEqual({ leads: 3, calendarId: 7 });

    // One that the owner erased herself no longer counts.
    await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${invented[0]}` });
    expect(await get()).toEqual({ leads: 2, calendarId: 7 });

    expect(await remove()).toEqual({ erased: 2 });
    expect(await ids()).toEqual([real]);
    expect(await get()).toEqual({ leads: 0, calendarId: null });
    expect(await remove()).toEqual({ erased: 0 });
  });

  it('should take its ad spend with it, and no real one', async () => {
    await invent([await addLead()]);
    await admin.query('TRUNCATE leads.spend_imports, leads.spend_campaigns CASCADE');
    await admin.query(`INSERT INTO leads.spend_campaigns (id, platform, external_id, name)
      OVERRIDING SYSTEM VALUE VALUES (1, 'google', '11', 'Real'), (2, 'google', 'demo-0', 'Invented')`);
    for (const [campaign, id] of [
      [1, randomUUID()],
      [2, demoImportIds[0]],
    ]) {
      await admin.query(
        `INSERT INTO leads.spend_imports (id, platform, at, cents, from_day, to_day)
          VALUES ($1, 'google', now(), 100, '2026-11-01', '2026-11-01')`,
        [id],
      );
      await admin.query("INSERT INTO leads.spend_days VALUES ($1, $2, '2026-11-01', 100, false)", [
        id,
        campaign,
      ]);
    }
    await remove();
    const left = await admin.query(`SELECT
      (SELECT array_agg(name) FROM leads.spend_campaigns) AS campaigns,
      (SELECT count(*)::integer FROM leads.spend_imports) AS imports`);
    expect(left).toEqual([{ campaigns: ['Real'], imports: 1 }]);
  });

  it('should be erased once by two requests at the same time', async () => {
    await invent([await addLead(), await addLead()]);
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ erased }) => erased).toSorted()).toEqual([0, 2]);
  });
});
