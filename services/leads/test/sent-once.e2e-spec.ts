import { randomUUID } from 'node:crypto';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addLead, emptyLeads, lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startLeads();
});
beforeEach(emptyLeads);

const post = (payload: object) => app.inject({ method: 'POST', url: '/api/contacts', payload });
const owner = async (url: string) => app.inject({ url, headers: await signIn(['admin']) });
const stored = () => admin.query('SELECT name, email, phone, topic FROM leads.contacts');
const emails = () => admin.query('SELECT name, payload FROM leads.outbox ORDER BY id');

describe('a form that is sent again', () => {
  it('should be the first lead, with its emails once, whatever the second one says', async () => {
    const requestKey = randomUUID();
    const first = await post({ ...lead, requestKey });
    const second = await post({ ...lead, name: 'Bea Brooks', requestKey });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await stored()).toMatchObject([{ name: 'Ann Rivers' }]);
    expect(await emails()).toMatchObject([{ name: 'lead-notice' }, { name: 'lead-auto-reply' }]);
  });

  it('should be one lead when it is sent twenty times at once', async () => {
    const requestKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post({ ...lead, requestKey })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const { id } = answers[0]?.json() ?? {};
    expect(await emails()).toEqual(
      ['lead-notice', 'lead-auto-reply'].map((name) => ({ name, payload: { contactId: id } })),
    );
  });

  it('should be another lead with another key, and without one', async () => {
    for (const body of [{ requestKey: randomUUID() }, { requestKey: randomUUID() }, {}, {}]) {
      expect((await post({ ...lead, ...body })).statusCode).toBe(201);
    }
    expect(await stored()).toHaveLength(4);
  });

  it('should say nothing but the id, and never tell the key', async () => {
    const requestKey = randomUUID();
    const { id } = (await post({ ...lead, requestKey })).json();
    expect((await post({ ...lead, requestKey })).json()).toEqual({ id });
    for (const url of ['/api/contacts', `/api/contacts/${id}`, '/api/contacts/export']) {
      expect((await owner(url)).body).not.toContain(requestKey);
    }
  });

  it('should be stored anew once its lead has been erased', async () => {
    const requestKey = randomUUID();
    const { id } = (await post({ ...lead, requestKey })).json();
    await admin.query('DELETE FROM leads.contacts');
    expect((await post({ ...lead, requestKey })).json()).not.toEqual({ id });
    expect(await stored()).toHaveLength(1);
  });
});

describe('who asks for the newsletter', () => {
  const { phone: _phone, ...reader } = lead;
  const asked = { ...reader, topic: 'newsletter' };

  it('should need no phone number, and not be asked to book', async () => {
    expect((await post(asked)).statusCode).toBe(201);
    expect(await stored()).toEqual([{ ...reader, phone: null, topic: 'newsletter' }]);
    expect(await emails()).toMatchObject([{ name: 'lead-notice' }]);
  });

  it('should be found and exported by the owner', async () => {
    await post(lead);
    const { id } = (await post({ ...asked, name: 'Bea Brooks' })).json();
    const list = await owner('/api/contacts?topic=newsletter');
    expect(list.json()).toMatchObject([{ id, topic: 'newsletter', phone: null }]);
    const csv = (await owner('/api/contacts/export?topic=newsletter')).body;
    expect(csv).toContain('"Bea Brooks"');
    expect(csv).toContain('"Newsletter"');
    expect(csv).not.toContain('Ann Rivers');
    expect((await owner('/api/contacts?topic=calls')).statusCode).toBe(400);
  });

  it('should give a phone number for anything else', async () => {
    const answer = await post(reader);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'phone' }]);
  });
});

describe('leads with one phone number', () => {
  it.each([
    ['+1 910 555 0142', '(910) 555-0142', true],
    ['1 (910) 555-0142', '(910) 555-0142', true],
    ['(191) 055-5014 x2', '(910) 555-0142', true],
    ['+1 910 555 0142 x45', '(910) 555-0142 x45', true],
    ['+44 (0)20 7946 0958', '+44 20 7946 0958', true],
    ['+49 30 901820', '(493) 090-1820', false],
  ])('should be related, however it is written: %s and %s', async (one, other, isSame) => {
    await addLead({ name: 'One', email: 'one@harbor.example', phone: one });
    const id = await addLead({ name: 'Other', email: 'other@harbor.example', phone: other });
    const { related } = (await owner(`/api/contacts/${id}`)).json();
    expect(related).toMatchObject(isSame ? [{ name: 'One', samePhone: true }] : []);
  });
});
