import { randomUUID } from 'node:crypto';
import {
  autoReplyDelayMinutes,
  type CreateLeadRequest,
  type honeypotField,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { databaseUrl, redisUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { leadsEnvSchema } from '../src/env.js';
import { lead, startLeads } from './leads-app.js';

let app: NestFastifyApplication;
let database: DataSource;

beforeAll(async () => {
  app = await startLeads();
  database = app.get(DataSource);
});
beforeEach(() => database.query('DELETE FROM leads.contacts; DELETE FROM leads.outbox'));

const post = (payload: object | string, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contacts',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const stored = () => database.query('SELECT * FROM leads.contacts');
const messages = () => database.query('SELECT * FROM leads.outbox ORDER BY id');

describe('POST /api/contacts', () => {
  it('should store every field of the form and ask for its emails under one request id', async () => {
    // (!) A new field of the form is a type error here until it is sent; the test below expects it to be stored.
    const form: Required<Omit<CreateLeadRequest, 'altcha' | typeof honeypotField>> = {
      ...lead,
      company: 'Harbor Bakery',
      service: 'paid-search',
      monthlyAdSpend: '50k+',
      message: 'Hi',
      topic: '',
      attribution: { last: { landingPath: '/' } },
      requestKey: randomUUID(),
    };
    const answer = await post(form, { 'x-request-id': 'request-0123456789' });
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(Object.keys(answer.json())).toEqual(['id']);
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...lead,
        id: String(id),
        company: 'Harbor Bakery',
        service: 'paid-search',
        monthly_ad_spend: '50k+',
        message: 'Hi',
        topic: null,
        attribution: form.attribution,
        request_key: form.requestKey,
        status: 'new',
        bot_check: 'missing',
      }),
    ]);
    expect(await messages()).toEqual([
      expect.objectContaining({ name: 'lead-notice', payload: { contactId: id } }),
      expect.objectContaining({ name: 'lead-auto-reply', request_id: 'request-0123456789' }),
    ]);
    const [{ created_at: receivedAt }]: [{ created_at: Date }] = await stored();
    const waits = (await messages()).map(({ due_at: dueAt }: { due_at: Date }) =>
      Math.round((dueAt.getTime() - receivedAt.getTime()) / 60_000),
    );
    expect(waits).toEqual([0, autoReplyDelayMinutes]);
  });

  it.each([
    ['nothing', {}, ['name', 'email', 'phone']],
    ['a message past its limit', { ...lead, message: 'x'.repeat(5_001) }, ['message']],
  ])('should answer 400 to %s and store nothing', async (_, body, paths) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    const { errors, message } = answer.json();
    expect(errors.map((error: { path: string }) => error.path)).toEqual(paths);
    expect(message).toBe(errors[0].message);
    expect(await stored()).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it('should store nothing at all when its emails cannot be asked for', async () => {
    await admin.query('ALTER TABLE leads.outbox ADD CONSTRAINT refuse CHECK (false) NOT VALID');
    const answer = await post(lead);
    await admin.query('ALTER TABLE leads.outbox DROP CONSTRAINT refuse');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('outbox');
    expect(await stored()).toEqual([]);
  });
});

it('should take 20 forms of a network in ten minutes unless told otherwise', () => {
  const { RATE_LIMIT_CONTACTS } = leadsEnvSchema.parse({
    PORT: 0,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
  });
  expect(RATE_LIMIT_CONTACTS).toBe(20);
});

it('should limit forms per address and say when to try again', async () => {
  const limited = await startLeads({ RATE_LIMIT_CONTACTS: 2 });
  const send = (address: string) =>
    limited.inject({
      method: 'POST',
      url: '/api/contacts',
      payload: lead,
      headers: { 'x-forwarded-for': address },
    });
  const statuses = [];
  for (let count = 0; count < 3; count++) statuses.push((await send('192.0.2.7')).statusCode);
  expect(statuses).toEqual([201, 201, 429]);
  const refused = await send('192.0.2.7');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().statusCode).toBe(429);
  expect((await send('192.0.2.8')).statusCode).toBe(201);
});
