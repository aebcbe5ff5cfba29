import { admin } from '@agency/testing/admin-database';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-10T17:00:00Z' });

const at = '2026-11-10T17:00:00.000Z';
const get = async (path: string) => (await suite.asOwner({ url: `/api/contacts${path}` })).json();
const patch = (id: number, payload: object) =>
  suite.asOwner({ method: 'PATCH', url: `/api/contacts/${id}`, payload });

it('should correct what a visitor mistyped, and leave everything else', async () => {
  const id = await addLead({ name: 'Ann Rvers', email: 'ann@harbr.example', notes: 'Nice' });
  const answer = await patch(id, {
    name: 'Ann Rivers',
    email: 'Ann@Harbor.example',
    phone: '910.555.0199',
    company: 'Harbor Bakery',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    name: 'Ann Rivers',
    email: 'Ann@Harbor.example',
    phone: '910.555.0199',
    company: 'Harbor Bakery',
    notes: 'Nice',
    status: 'new',
  });
  expect(await get(`/${id}`)).toMatchObject(answer.json());
});

it('should tell in the timeline which fields were corrected, and keep the old value nowhere', async () => {
  const id = await addLead({
    email: 'wrong@harbor.example',
    company: 'Wrong & Sons',
    created_at: '2026-11-02T15:00:00Z',
  });
  await patch(id, { status: 'contacted', email: 'right@harbor.example', company: null });
  const timeline: object[] = await get(`/${id}/timeline`);
  expect(timeline.slice(0, 2)).toEqual([
    { kind: 'contact-corrected', at, fields: ['email', 'company'] },
    { kind: 'status-changed', at, from: 'new', to: 'contacted' },
  ]);
  const rows: { text: string }[] = await admin.query(
    `SELECT c::text || coalesce(string_agg(e::text, ''), '') AS text
     FROM leads.contacts c LEFT JOIN leads.events e ON e.contact_id = c.id GROUP BY c.*`,
  );
  expect(rows[0]?.text).toContain('right@harbor.example');
  expect(rows[0]?.text).not.toMatch(/wrong/i);
});

it('should find the lead, and those of the same person, by what is right', async () => {
  const id = await addLead({ email: 'typo@harbor.example', phone: '(910) 555-0100' });
  const other = await addLead({ email: 'ann@home.example', phone: '(910) 555-0177' });
  expect((await get(`/${id}`)).related).toEqual([]);
  await patch(id, { email: 'ANN@home.example', phone: '+1 910 555 0177' });
  expect((await get(`/${id}`)).related).toEqual([
    expect.objectContaining({ id: other, sameEmail: true, samePhone: true }),
  ]);
  const found = async (search: string) =>
    (await get(`?search=${search}`)).map((lead: { id: number }) => lead.id);
  expect(await found('typo')).toEqual([]);
  expect(await found('9105550100')).toEqual([]);
  expect((await found('9105550177')).toSorted()).toEqual([id, other].toSorted());
});

it('should change nothing and tell nothing for what is so already', async () => {
  const id = await addLead({ company: 'Harbor' });
  const { name, email, phone, company } = await get(`/${id}`);
  expect((await patch(id, { name, email, phone, company })).json()).toMatchObject({ company });
  expect(await get(`/${id}/timeline`)).toHaveLength(1);
});

it('should give emails the corrected address and name', async () => {
  const id = await addLead();
  await patch(id, { name: 'Anna Rivers', email: 'anna@harbor.example' });
  const facts = await admin.query('SELECT name, email FROM leads.lead_facts WHERE id = $1', [id]);
  expect(facts).toEqual([{ name: 'Anna Rivers', email: 'anna@harbor.example' }]);
});
