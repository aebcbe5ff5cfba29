import { randomUUID } from 'node:crypto';
import { apiPaths, maxReplyTemplates, replySchema, replyTemplateSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { addLead, leadsSuite } from './leads-app.js';

// Its relay would change the tables that are compared here.
const suite = leadsSuite({ relays: false });

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  suite.asOwner({ method, url, ...(payload && { payload }) });
const send = (id: number, payload: object) => ask('POST', `/api/contacts/${id}/replies`, payload);
const get = async (path: string) => (await ask('GET', `/api/contacts/${path}`)).json();
const written = () => ({
  subject: ' Your\nads ',
  body: 'Hello Ann,\r\n\nhere it is.\u0000 ',
  templateName: 'First answer',
  requestKey: randomUUID(),
});

describe('a reply', () => {
  it('should be stored with its email and make a new lead Contacted', async () => {
    const id = await addLead();
    const answer = await send(id, written());
    expect(answer.statusCode).toBe(201);
    const reply = replySchema.parse(answer.json());
    expect(reply.subject).toBe('Your ads');
    expect(await admin.query('SELECT name, payload, subject FROM leads.outbox')).toEqual([
      {
        name: 'lead-reply',
        payload: { contactId: id, replyId: reply.id },
        subject: `contact:${id}`,
      },
    ]);
    expect(await get(`${id}`)).toMatchObject({ status: 'contacted' });
    const timeline = await get(`${id}/timeline`);
    expect(timeline).toContainEqual({
      kind: 'mail',
      at: expect.any(String),
      mail: 'lead-reply',
      state: 'queued',
      reason: null,
      reply: {
        subject: 'Your ads',
        body: 'Hello Ann,\n\nhere it is.',
        templateName: 'First answer',
      },
    });
    expect(timeline.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'mail',
      'status-changed',
      'submitted',
    ]);
  });

  it('should be sent once for one request, however often that arrives', async () => {
    const id = await addLead();
    const once = written();
    const answers = await Promise.all([send(id, once), send(id, once), send(id, once)]);
    const ids = answers.map((answer) => replySchema.parse(answer.json()).id);
    expect(new Set(ids).size).toBe(1);
    expect(await admin.query('SELECT FROM leads.outbox')).toHaveLength(1);
    await send(id, written());
    expect(await admin.query('SELECT FROM leads.outbox')).toHaveLength(2);
  });

  it.each([
    ['subject', { subject: ' ' }, 'Please enter a subject.'],
    ['body', { body: '\n' }, 'Please write the email.'],
    ['body', { body: 'Hello {First name},' }, 'Please replace {first name} first.'],
    ['subject', { subject: 'x'.repeat(151) }, 'This is longer than we can save.'],
  ])('should be refused for its %s: %j', async (path, change, message) => {
    const id = await addLead();
    const answer = await send(id, { ...written(), ...change });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, message }]]);
    expect(await admin.query('SELECT FROM leads.outbox')).toEqual([]);
  });

  it('should be refused for a lead that has no address or is gone', async () => {
    const id = await addLead();
    await admin.query('UPDATE leads.contacts SET email = NULL WHERE id = $1', [id]);
    const answer = await send(id, written());
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This lead has no email address. Add one before you reply.',
    ]);
    expect((await get(`${id}`)).status).toBe('new');
    expect((await send(2 ** 40, written())).statusCode).toBe(404);
  });

  it('should be rewritten by no one, and be erased with its lead', async () => {
    const id = await addLead();
    await send(id, written());
    for (const statement of [`UPDATE leads.replies SET body = ''`, 'DELETE FROM leads.replies']) {
      await expect(admin.query(statement)).rejects.toThrow('only ever added');
    }
    await ask('DELETE', `/api/contacts/${id}`);
    expect(await admin.query('SELECT FROM leads.replies')).toEqual([]);
  });
});

describe('the templates', () => {
  const fields = () => ({
    name: `Offer ${randomUUID()}`,
    subject: 'For {company}',
    body: 'Hello {first name}',
  });
  const list = async () => {
    const templates: unknown[] = (await ask('GET', apiPaths.replyTemplates)).json();
    return templates.map((template) => replyTemplateSchema.parse(template));
  };
  const add = async () =>
    replyTemplateSchema.parse((await ask('POST', apiPaths.replyTemplates, fields())).json());

  it('should be the shipped ones at first', async () => {
    expect((await list()).slice(0, 4).map(({ name }) => name)).toEqual([
      'First answer',
      'Not reached',
      'Proposal',
      'After a no-show',
    ]);
  });

  it('should be added, changed on the version that was read, and deleted', async () => {
    const added = await add();
    const url = `${apiPaths.replyTemplates}/${added.id}`;
    const next = { ...fields(), version: 1 };
    const changed = await ask('PUT', url, next);
    expect(changed.json()).toEqual({ ...next, id: added.id, version: 2 });
    expect((await ask('PUT', url, next)).statusCode).toBe(409);
    expect((await ask('PUT', url, { ...next, version: 2 ** 31 })).statusCode).toBe(400);
    expect(await list()).toContainEqual({ ...next, id: added.id, version: 2 });
    expect((await ask('DELETE', url)).statusCode).toBe(204);
    for (const missing of [url, `${apiPaths.replyTemplates}/${2 ** 40}`]) {
      expect((await ask('DELETE', missing)).statusCode).toBe(404);
      expect((await ask('PUT', missing, next)).statusCode).toBe(404);
    }
  });

  it('should be refused beyond the maximum, even if several are added at once', async () => {
    await admin.query(
      `INSERT INTO leads.reply_templates (name, subject, body)
       SELECT 'Filler ' || n, 'For you', 'Hello' FROM generate_series($1::integer, $2) n`,
      [(await list()).length + 2, maxReplyTemplates],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask('POST', apiPaths.replyTemplates, fields())),
    );
    await admin.query("DELETE FROM leads.reply_templates WHERE name LIKE 'Filler %'");
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('should each have a name of its own, in any case of letters', async () => {
    const added = await add();
    const taken = { ...fields(), name: added.name.toUpperCase() };
    const refusal = [{ path: 'name', message: 'There is already a template with this name.' }];
    expect((await ask('POST', apiPaths.replyTemplates, taken)).json().errors).toEqual(refusal);
    const other = await add();
    const url = `${apiPaths.replyTemplates}/${other.id}`;
    expect((await ask('PUT', url, { ...taken, version: 1 })).json().errors).toEqual(refusal);
  });

  it('should name fields that do not exist', async () => {
    const wrong = { ...fields(), subject: '{frist name}', body: '{x} and {y}' };
    const answer = await ask('POST', apiPaths.replyTemplates, wrong);
    const known = 'Fields: {first name}, {name}, {company}, {booking link}.';
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [
        { path: 'subject', message: `{frist name} isn’t a field. ${known}` },
        { path: 'body', message: `{x}, {y} aren’t fields. ${known}` },
      ],
    ]);
  });
});
