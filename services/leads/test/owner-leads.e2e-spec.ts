import {
  type AddLeadRequest,
  apiPaths,
  leadDetailSchema,
  maxSavedViews,
  updateLeadsResponseSchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite();

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  suite.asOwner({ method, url, payload });
const get = async (url: string) => (await suite.asOwner({ url })).json();
const waiting = () => admin.query('SELECT name FROM leads.outbox');

describe('a lead added by hand', () => {
  const add = (payload: object) => send('POST', apiPaths.addLead, payload);

  it('should need a name and one way to reach it, and send no email', async () => {
    const related = await addLead({ phone: '910-555-0199' });
    const answer = await add({
      name: ' Vi  Pond ',
      phone: '(910) 555-0199',
      email: '',
      company: '',
      notes: 'Met at the boat show',
    });
    expect(answer.statusCode).toBe(201);
    const lead = leadDetailSchema.parse(answer.json());
    expect(lead).toEqual(
      expect.objectContaining({
        name: 'Vi Pond',
        email: null,
        phone: '(910) 555-0199',
        source: 'owner',
        status: 'new',
        notes: 'Met at the boat show',
        related: [expect.objectContaining({ id: related, sameEmail: false, samePhone: true })],
      }),
    );
    expect(await waiting()).toEqual([]);
    expect(await get(`/api/contacts/${lead.id}/timeline`)).toEqual([
      { kind: 'notes-changed', at: expect.any(String), notes: 'Met at the boat show' },
      { kind: 'added', at: lead.createdAt },
    ]);
  });

  it('should store every field that the owner fills in', async () => {
    // (!) A new field of the request is a type error here until it is sent; below, it has to be stored.
    const { sendAutoReply, ...fields }: Required<AddLeadRequest> = {
      name: 'Vi Pond',
      email: 'vi@pond.example',
      phone: '(910) 555-0199',
      company: 'Pond Charters',
      service: 'analytics',
      monthlyAdSpend: '50k+',
      message: 'Wants more bookings',
      heardFrom: 'referral',
      referredBy: 'Beau Marsh',
      notes: 'Met at the boat show',
      sendAutoReply: false,
    };
    const { id } = (await add({ ...fields, sendAutoReply })).json();
    expect(await get(`/api/contacts/${id}`)).toMatchObject(fields);
  });

  it('should get the automatic reply when the owner asks for it', async () => {
    const answer = await add({ name: 'Vi Pond', email: 'vi@pond.example', sendAutoReply: true });
    expect(answer.json()).toEqual(expect.objectContaining({ phone: null }));
    expect(await waiting()).toEqual([{ name: 'lead-auto-reply' }]);
  });

  it.each([
    [{ name: 'Vi Pond' }, 'email', 'Please enter an email address or a phone number.'],
    [{ email: 'vi@pond.example' }, 'name', expect.any(String)],
    [{ name: 'Vi Pond', email: 'vi@' }, 'email', 'Please enter a valid email address.'],
    [{ name: 'Vi Pond', phone: '12' }, 'phone', expect.any(String)],
  ])('%j should be refused at %s', async (payload, path, message) => {
    const answer = await add(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path, message }]);
  });

  it('should keep one way to reach it when it is corrected', async () => {
    const { id } = (await add({ name: 'Vi Pond', phone: '(910) 555-0199' })).json();
    const correct = (changes: object) => send('PATCH', `/api/contacts/${id}`, changes);
    const refused = await correct({ phone: null });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'email']);
    const changed = await correct({ phone: null, email: 'vi@pond.example' });
    expect([changed.statusCode, changed.json().phone]).toEqual([200, null]);
  });
});

describe('a change of several leads', () => {
  const update = async (leads: object[]) => {
    const answer = await send('POST', apiPaths.updateLeads, { leads });
    expect(answer.statusCode).toBe(200);
    return updateLeadsResponseSchema.parse(answer.json());
  };

  it('should be in each timeline, keep what it leaves out, and say what there was before', async () => {
    const one = await addLead({ status: 'contacted', follow_up_on: '2026-12-01' });
    const other = await addLead({ status: 'qualified' });
    const gone = one + 1;
    const answer = await update([one, other, gone].map((id) => ({ id, status: 'qualified' })));
    expect(answer).toEqual({
      changed: 1,
      results: [
        {
          id: one,
          outcome: 'changed',
          previous: { status: 'contacted', followUpOn: '2026-12-01', followUpTask: null },
        },
        expect.objectContaining({ id: other, outcome: 'unchanged' }),
        { id: gone, outcome: 'gone' },
      ],
    });
    const saved = await get(`/api/contacts/${one}`);
    expect([saved.status, saved.followUpOn]).toEqual(['qualified', '2026-12-01']);
    expect(saved.statusSince > saved.createdAt).toBe(true);
    const [entry] = await get(`/api/contacts/${one}/timeline`);
    expect(entry).toEqual(
      expect.objectContaining({ kind: 'status-changed', from: 'contacted', to: 'qualified' }),
    );
  });

  it('should keep since when a lead has its status if only its date changes', async () => {
    const id = await addLead({ status: 'contacted' });
    const before = await get(`/api/contacts/${id}`);
    expect((await update([{ id, followUpOn: '2026-12-24' }])).changed).toBe(1);
    expect((await get(`/api/contacts/${id}`)).statusSince).toBe(before.statusSince);
  });

  it('should take a task away with its date, and give both back', async () => {
    const id = await addLead({ follow_up_on: '2026-12-01', follow_up_task: 'Send the audit' });
    const { results } = await update([{ id, followUpOn: null }]);
    const [result] = results;
    if (result?.outcome !== 'changed') throw new Error('nothing changed');
    expect((await get(`/api/contacts/${id}`)).followUpTask).toBeNull();
    const { followUpOn, followUpTask } = result.previous;
    await update([{ id, followUpOn, followUpTask }]);
    expect(await get(`/api/contacts/${id}`)).toMatchObject({
      followUpOn: '2026-12-01',
      followUpTask: 'Send the audit',
    });
  });

  it.each([[[]], [[{ id: 5, status: 'new' }]], [[{ id: 2 ** 41, status: 'sold' }]]])(
    '%j should be refused',
    async (leads) => {
      expect((await send('POST', apiPaths.updateLeads, { leads })).statusCode).toBe(400);
    },
  );
});

describe('a saved view', () => {
  beforeEach(() => admin.query('DELETE FROM leads.saved_views'));
  const save = (name: string, query = 'status=new&sort=name&view=board') =>
    send('POST', apiPaths.savedViews, { name, query });

  it('should be listed by name, renamed and deleted', async () => {
    const { id } = (await save('Waiting')).json();
    await save('All', '');
    await send('PATCH', `${apiPaths.savedViews}/${id}`, { name: ' A first  look ' });
    expect(await get(apiPaths.savedViews)).toEqual([
      { id, name: 'A first look', query: 'status=new&sort=name&view=board' },
      { id: expect.any(Number), name: 'All', query: '' },
    ]);
    expect((await send('DELETE', `${apiPaths.savedViews}/${id}`)).statusCode).toBe(204);
    expect(await get(apiPaths.savedViews)).toHaveLength(1);
    expect((await send('PATCH', `${apiPaths.savedViews}/${id}`, { name: 'Gone' })).statusCode).toBe(
      404,
    );
  });

  it.each([
    ['', 'status=new', 'name'],
    ['x'.repeat(41), 'status=new', 'name'],
    ['Bad', 'status=sold', 'query'],
    ['Bad', 'lead=7', 'query'],
    ['Bad', 'view=cloud', 'query'],
  ])('named %j with %j should be refused at %s', async (name, query, path) => {
    const answer = await save(name, query);
    expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, path]);
  });

  it('should have a name of its own, and not be one too many', async () => {
    for (let count = 0; count < maxSavedViews; count += 1) await save(`View ${count}`);
    expect((await save('One more')).statusCode).toBe(409);
    const [view] = await get(apiPaths.savedViews);
    await send('DELETE', `${apiPaths.savedViews}/${view.id}`);
    const twin = await save('View 7');
    expect([twin.statusCode, twin.json().errors[0].path]).toEqual([400, 'name']);
  });
});
