import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Clock } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { type CuttableProxy, startCuttableProxy } from '@agency/testing/cuttable-proxy';
import { signIn } from '@agency/testing/sign-in';
import { databaseUrl } from '@agency/testing/test-stack';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getRepositoryToken } from '@nestjs/typeorm';
import { parse } from 'csv-parse/sync';
import type { Repository } from 'typeorm';
import { LeadEntity } from '../src/leads/lead.entity.js';
import { addLead, leadsSuite, startLeads } from './leads-app.js';

const suite = leadsSuite();

const download = (query = '') => suite.asOwner({ url: `/api/contacts/export${query}` });
const rows = (body: string): Record<string, string>[] => parse(body, { bom: true, columns: true });
const names = (body: string) => rows(body).map(({ Name }) => Name);

/** More than two batches, many created in the same microsecond or with the same name. */
const manyLeads = () =>
  admin.query(
    `INSERT INTO leads.contacts (id, name, email, phone, bot_check, status, follow_up_on, created_at)
     SELECT (2::numeric ^ 41)::bigint + n * 7919 % 2500, 'Lead ' || n % 50, n || '@x.example', '9105550123',
       'passed', CASE WHEN n % 5 = 0 THEN 'qualified' ELSE 'new' END,
       CASE WHEN n % 3 = 0 THEN date '2026-11-01' + n % 4 END,
       timestamptz '2026-11-01T12:00:00Z' + n % 7 * interval '1 microsecond'
     FROM generate_series(0, 2499) AS n`,
  );

it('should be a file that names the day in Wilmington', async () => {
  const clock = jest.spyOn(suite.app.get(Clock), 'now');
  clock.mockReturnValue(new Date('2026-11-11T02:00:00Z'));
  const answer = await download();
  clock.mockRestore();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="leads-2026-11-10.csv"',
  });
  expect(names(answer.body)).toEqual([]);
});

it('should hold the leads of the filter in the order of the list', async () => {
  await addLead({ name: 'B', status: 'qualified', created_at: '2026-11-02T12:00:00Z' });
  await addLead({ name: 'A', status: 'qualified', created_at: '2026-11-01T12:00:00Z' });
  await addLead({ name: 'C' });
  expect(names((await download('?status=qualified&sort=name')).body)).toEqual(['A', 'B']);
  expect(names((await download('?status=qualified')).body)).toEqual(['B', 'A']);
  expect(names((await download('?search=zebra')).body)).toEqual([]);
  expect((await download('?status=sold')).statusCode).toBe(400);
});

it('should hold every lead of more than two batches once, in any order, but whom the filter leaves out', async () => {
  await manyLeads();
  for (const [sort, order] of [
    ['newest', 'created_at DESC, id DESC'],
    ['oldest', 'created_at, id'],
    ['name', 'name, id'],
    ['follow-up', 'follow_up_on NULLS LAST, id'],
  ]) {
    const all = await admin.query(`SELECT email FROM leads.contacts ORDER BY ${order}`);
    const exported = rows((await download(`?sort=${sort}`)).body);
    expect(exported.map(({ Email }) => ({ email: Email }))).toEqual(all);
  }
  expect(rows((await download('?status=new')).body)).toHaveLength(2_000);
});

describe('when the database goes away', () => {
  let proxy: CuttableProxy;
  let cuttable: NestFastifyApplication;
  beforeAll(async () => {
    proxy = await startCuttableProxy(databaseUrl);
    cuttable = await startLeads({ DATABASE_URL: proxy.url });
    await cuttable.listen(0, '127.0.0.1');
    // A starting service sets the current passwords, and so which sessions are valid.
    suite.owner = await signIn(['admin']);
  });
  beforeEach(() => proxy.mend());
  afterAll(() => proxy.stop());

  it('should say so while nothing has been sent', async () => {
    proxy.cut();
    const answer = await cuttable.inject({ url: '/api/contacts/export', headers: suite.owner });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('should break off between two batches, so that half a file is no success', async () => {
    await manyLeads();
    const repository: Repository<LeadEntity> = cuttable.get(getRepositoryToken(LeadEntity));
    const find = repository.findBy.bind(repository);
    jest
      .spyOn(repository, 'findBy')
      .mockImplementationOnce(find)
      .mockImplementationOnce((...args) => {
        proxy.cut();
        return find(...args);
      });
    const sent = request(`${await cuttable.getUrl()}/api/contacts/export`, {
      headers: suite.owner,
    }).end();
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(200);
    await expect(text(answer)).rejects.toThrow('aborted');
  });
});
