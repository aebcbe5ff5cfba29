import { trackedKeywordSchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { ask, check, setKeywords, startRankings } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});
beforeEach(() => setKeywords(['alpha ads', 'beta ads', 'gamma_100%']));

const list = async (query = '') =>
  z.array(trackedKeywordSchema).parse((await ask(app, `/keywords?${query}`)).json());
const names = async (query = '') => (await list(query)).map(({ keyword }) => keyword);
const countWaiting = async (): Promise<number> => {
  const [row] = await admin.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return row.waiting;
};
const add = (payload: object) => ask(app, '/keywords', { method: 'POST', payload });

it('should add a keyword as Search Console writes it, and refuse it a second time', async () => {
  const payload = {
    keyword: '  Ads  IN Leland ',
    landingPage: '/services',
    tags: ['Place', 'place'],
  };
  const answer = await add(payload);
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ keyword: 'ads in leland', tags: ['place'], isPaused: false }),
  ]);
  expect((await add({ keyword: 'ADS in leland' })).json()).toMatchObject({
    statusCode: 400,
    message: 'This keyword is already on the list.',
  });
});

it.each([
  [{ keyword: ' ' }, 'keyword'],
  [{ keyword: 'x'.repeat(201) }, 'keyword'],
  [{ keyword: 'fine', landingPage: 'https://elsewhere.example/' }, 'landingPage'],
  [{ keyword: 'fine', tags: [''] }, 'tags.0'],
])('should name the field that is wrong: %j', async (payload, path) => {
  const answer = await add(payload);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
});

describe('several at once', () => {
  const addMany = (payload: object) => ask(app, '/keywords/bulk', { method: 'POST', payload });

  it('should be added with one page and tags, and each line answered for', async () => {
    await admin.query(`UPDATE rankings.keywords SET state = 'removed' WHERE keyword = 'beta ads'`);
    const answer = await addMany({
      lines: ['Ads in  Leland', '', 'alpha ads', 'beta ads', 'ads in leland', 'x'.repeat(201)],
      landingPage: '/services',
      tags: ['Place', 'place'],
    });
    const { added, ...others } = answer.json();
    expect(added.map(({ keyword }: { keyword: string }) => keyword)).toEqual([
      'ads in leland',
      'beta ads',
    ]);
    expect(others).toEqual({
      known: [
        { line: 3, keyword: 'alpha ads' },
        { line: 5, keyword: 'ads in leland' },
      ],
      rejected: [{ line: 6, reason: 'Please keep a keyword to 200 characters or fewer.' }],
    });
    expect(await list('search=ads&sort=keyword')).toMatchObject([
      { keyword: 'ads in leland', landingPage: '/services', tags: ['place'] },
      { keyword: 'alpha ads', tags: ['service:ads'] },
      { keyword: 'beta ads', landingPage: '/services', tags: ['place'] },
    ]);
  });

  it('should go together, without those that are gone', async () => {
    const { added } = (await addMany({ lines: ['one', 'two'] })).json();
    const ids = [...added.map(({ id }: { id: number }) => id), 2 ** 31 - 1];
    const remove = () => ask(app, '/keywords/remove', { method: 'POST', payload: { ids } });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204]);
    expect(await names('sort=keyword')).toEqual(['alpha ads', 'beta ads', 'gamma_100%']);
  });

  it.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [' ', ''] }, 'lines'],
    [{ lines: Array.from({ length: 501 }, (_, line) => `keyword ${line}`) }, 'lines'],
    [{ lines: ['fine'], landingPage: 'https://elsewhere.example/' }, 'landingPage'],
    [{ lines: ['fine', 7] }, 'lines.1'],
  ])('should be refused as a whole: %j', async (payload, path) => {
    const answer = await addMany(payload);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  });
});

it('should add one of ten that are added at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add({ keyword: 'race' })));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

it('should tell one keyword as the list does, until it is removed', async () => {
  const [first] = await list('sort=keyword');
  const url = `/keywords/${first?.id}`;
  expect((await ask(app, url)).json()).toEqual(first);
  await ask(app, url, { method: 'DELETE' });
  expect((await ask(app, url)).statusCode).toBe(404);
});

it('should tag, pause and remove', async () => {
  const [first] = await list('sort=keyword');
  const url = `/keywords/${first?.id}`;
  const change = { tags: ['home'], isPaused: true, landingPage: null };
  expect((await ask(app, url, { method: 'PATCH', payload: change })).json()).toMatchObject(change);
  expect(await names('paused=yes')).toEqual(['alpha ads']);
  expect((await ask(app, '/tags')).json()).toEqual([
    { tag: 'home', keywords: 1 },
    { tag: 'service:ads', keywords: 2 },
  ]);
  expect((await ask(app, url, { method: 'DELETE' })).statusCode).toBe(204);
  expect(await names('sort=keyword')).toEqual(['beta ads', 'gamma_100%']);
  for (const method of ['PATCH', 'DELETE'] as const) {
    expect((await ask(app, url, { method, payload: {} })).statusCode).toBe(404);
  }
  expect((await ask(app, `${url}/history`)).statusCode).toBe(404);
});

it('should keep both of two changes that are made at the same moment', async () => {
  const [first] = await list('sort=keyword');
  const save = (payload: object) =>
    ask(app, `/keywords/${first?.id}`, { method: 'PATCH', payload });
  const holder = admin.createQueryRunner();
  await holder.startTransaction();
  await holder.query('SELECT FROM rankings.keywords WHERE id = $1 FOR UPDATE', [first?.id]);
  const both = Promise.all([save({ tags: ['home'] }), save({ isPaused: true })]);
  await until(async () => (await countWaiting()) === 2);
  await holder.commitTransaction();
  await holder.release();
  expect((await both).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await ask(app, `/keywords/${first?.id}`)).json()).toMatchObject({
    tags: ['home'],
    isPaused: true,
    landingPage: '/services',
  });
});

it('should filter by words and tag, taking no sign for a wildcard', async () => {
  expect(await names('search=BETA')).toEqual(['beta ads']);
  expect(await names('search=/serv&sort=keyword')).toHaveLength(3);
  expect(await names('search=ADS%20alp')).toEqual(['alpha ads']);
  expect(await names('search=alpha%20beta')).toEqual([]);
  expect(await names('search=_')).toEqual(['gamma_100%']);
  expect(await names('search=%25')).toEqual(['gamma_100%']);
  expect(await names('search=%00beta')).toEqual(['beta ads']);
  expect(await names('tag=Service:Ads')).toHaveLength(3);
  expect(await names('tag=%00service:ads')).toHaveLength(3);
  expect(await names('tag=service')).toEqual([]);
});

it.each(['position', 'clicks', 'impressions', 'ctr', 'gain', 'keyword'])(
  'should page by %s without losing or repeating one',
  async (sort) => {
    await check(app);
    const pages = [
      await names(`sort=${sort}&limit=2`),
      await names(`sort=${sort}&limit=2&offset=2`),
    ];
    expect(pages.flat()).toEqual(await names(`sort=${sort}`));
    const answer = await ask(app, `/keywords?sort=${sort}&limit=2`);
    expect([answer.headers['x-total-count'], answer.headers.link]).toEqual([
      '3',
      expect.stringContaining('offset=2'),
    ]);
  },
);

it('should export more keywords than a page holds, each once', async () => {
  const wanted = Array.from({ length: 1_100 }, (_, index) => `keyword ${index}`);
  await setKeywords(wanted);
  const answer = await ask(app, '/keywords/export?sort=position');
  const rows: Record<string, string>[] = parse(answer.body, { bom: true, columns: true });
  expect(rows.map((row) => row.Keyword).sort()).toEqual(wanted.sort());
});
