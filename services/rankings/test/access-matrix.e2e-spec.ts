import { admin } from '@agency/testing/admin-database';
import { callers as everyCaller } from '@agency/testing/callers';
import { openApiFaults } from '@agency/testing/openapi-faults';
import { routeAccess } from '@agency/testing/route-access';
import { redisUrl } from '@agency/testing/test-stack';
import { until } from '@agency/testing/until';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Queue } from 'bullmq';
import { emptyRankings, setKeywords, signIn, startRankings } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});

const callers: Record<string, () => Promise<{ cookie?: string }>> = {
  ...everyCaller,
  'session without a gate': () => signIn([]),
  'admin who has logged out of the rankings': () => signIn(['admin'], ['rankings']),
};
const owners = ['rankings gate only', 'admin'];
const others = Object.keys(callers).filter((caller) => !owners.includes(caller));

interface Scene {
  keyword: number;
  alert: number;
}
interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string | ((scene: Scene) => string);
  payload?: object | string;
  headers?: Record<string, string>;
  /** Status for the owner. */
  owner: number;
}

const oneKeyword = ({ keyword }: Scene) => `/keywords/${keyword}`;
const rules = {
  minimumImpressions: 99,
  positionChange: 3,
  crossings: [3],
  mediumChange: 5,
  highChange: 10,
  leavingTop10IsHigh: true,
};
const routes: Record<string, Route> = {
  'SummaryController.get': { method: 'GET', url: '/summary', owner: 200 },
  'ChecksController.check': { method: 'POST', url: '/check', owner: 200 },
  'ChecksController.state': { method: 'GET', url: '/check', owner: 200 },
  'ChecksController.list': { method: 'GET', url: '/runs', owner: 200 },
  'SetupController.check': { method: 'GET', url: '/setup', owner: 200 },
  'KeywordsController.list': { method: 'GET', url: '/keywords', owner: 200 },
  'KeywordsController.tags': { method: 'GET', url: '/tags', owner: 200 },
  'KeywordsController.add': {
    method: 'POST',
    url: '/keywords',
    payload: { keyword: 'a new one' },
    owner: 201,
  },
  'KeywordsController.one': { method: 'GET', url: oneKeyword, owner: 200 },
  'KeywordsController.update': {
    method: 'PATCH',
    url: oneKeyword,
    payload: { isPaused: true },
    owner: 200,
  },
  'KeywordsController.remove': { method: 'DELETE', url: oneKeyword, owner: 204 },
  'KeywordExportController.export': { method: 'GET', url: '/keywords/export', owner: 200 },
  'HistoryController.average': { method: 'GET', url: '/history', owner: 200 },
  'HistoryController.ofKeyword': {
    method: 'GET',
    url: (scene) => `${oneKeyword(scene)}/history`,
    owner: 200,
  },
  'HistoryController.list': {
    method: 'GET',
    url: '/changes?from=2026-11-10&to=2026-11-17',
    owner: 200,
  },
  'AlertsController.list': { method: 'GET', url: '/alerts', owner: 200 },
  'AlertsController.readAll': { method: 'POST', url: '/alerts/read-all', owner: 200 },
  'AlertsController.update': {
    method: 'PATCH',
    url: ({ alert }) => `/alerts/${alert}`,
    payload: { isRead: true },
    owner: 200,
  },
  'AlertRulesController.get': { method: 'GET', url: '/alert-rules', owner: 200 },
  'AlertRulesController.preview': {
    method: 'POST',
    url: '/alert-rules/preview',
    payload: rules,
    owner: 200,
  },
  'AlertRulesController.set': { method: 'PUT', url: '/alert-rules', payload: rules, owner: 200 },
  'ImportsController.import': {
    method: 'POST',
    url: '/imports?from=2026-11-17&to=2026-11-17',
    payload: 'Top queries,Clicks,Impressions,Position\nharbor cruise,1,2,3',
    headers: { 'content-type': 'text/csv' },
    owner: 409,
  },
};

const secret = 'harbor cruise';

/** A keyword on the list that has been checked, and an alert about it. */
async function setScene(): Promise<Scene> {
  await setKeywords([secret]);
  const [{ id: keyword }] = await admin.query('SELECT id FROM rankings.keywords');
  await admin.query(
    `INSERT INTO rankings.keyword_windows (source, keyword_id, clicks, impressions, position_sum, position)
     VALUES ('sample', $1, 1, 10, 50, 5)`,
    [keyword],
  );
  await admin.query(
    `UPDATE rankings.data_sets SET data_through = '2026-11-17', updated_at = now() WHERE source = 'sample'`,
  );
  const [{ id: alert }] = await admin.query(
    `INSERT INTO rankings.alerts (source, keyword_id, window_end, type, severity,
       previous_position, current_position, created_at)
     VALUES ('sample', $1, '2026-01-01', 'drop', 'low', 1, 5, now()) RETURNING id`,
    [keyword],
  );
  return { keyword, alert };
}

const state = () =>
  Promise.all(
    ['keywords', 'alerts', 'alert_rules', 'runs', 'data_sets'].map((table) =>
      admin.query(`SELECT * FROM rankings.${table} ORDER BY 1`),
    ),
  );

it('should know every route of the service, and that each says who may call it', async () => {
  const known = routeAccess(app);
  const served = known.filter(({ route }) => !/^(Health|OpenApi|Queue)Controller/.test(route));
  expect(served.map(({ route }) => route).sort()).toEqual(Object.keys(routes).sort());
  expect(served.filter(({ who }) => who !== 'owner')).toEqual([]);
});

describe.each(Object.entries(routes))('%s', (_, { method, url, payload, headers, owner }) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene();
  });

  const call = async (caller: string) =>
    app.inject({
      method,
      url: `/api/rankings${typeof url === 'function' ? url(scene) : url}`,
      ...(payload && { payload }),
      // Also without a body, as the specification has it for the check.
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(await callers[caller]?.()),
      },
    });

  it.each(others)('should tell nothing and change nothing for: %s', async (caller) => {
    const before = await state();
    const answer = await call(caller);
    expect(answer.statusCode).toBe(401);
    expect(Object.keys(answer.json()).sort()).toEqual(['message', 'requestId', 'statusCode']);
    expect(answer.body).not.toContain(secret);
    expect(await state()).toEqual(before);
  });

  it.each(owners)('should work for: %s', async (caller) => {
    scene = await setScene();
    expect((await call(caller)).statusCode).toBe(owner);
  });
});

it('should refuse what another site’s page sends with the owner’s cookie', async () => {
  const headers = { ...(await signIn()), origin: 'https://elsewhere.example' };
  for (const url of ['/check', '/alerts/read-all', '/imports']) {
    const answer = await app.inject({ method: 'POST', url: `/api/rankings${url}`, headers });
    expect(answer.statusCode).toBe(403);
  }
});

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(app)).toEqual([]);
});

it('should describe its calls behind the admin gate only', async () => {
  const statusFor = async (headers: object) =>
    (await app.inject({ url: '/api/openapi/rankings', headers: { ...headers } })).statusCode;
  expect(await statusFor(await signIn(['admin']))).toBe(200);
  expect(await statusFor(await signIn(['rankings']))).toBe(401);
  expect(await statusFor({})).toBe(401);
});

it('should show its queue behind the admin gate only', async () => {
  await emptyRankings();
  const queue = new Queue('rankings', { connection: { url: redisUrl } });
  const data = { trigger: 'schedule', afterRun: 7 };
  await queue.add('check', data, { jobId: 'tomorrow', delay: 86_400_000 });
  await queue.close();
  const ask = async (url: string, headers: object) =>
    app.inject({ url: `/api/queues/rankings${url}`, headers: { ...headers } });
  const owner = await signIn(['admin']);
  expect((await ask('', owner)).json()).toMatchObject({ counts: { delayed: 1 } });
  const jobs = await ask('/jobs?state=delayed', owner);
  expect(jobs.json()).toMatchObject([{ id: 'tomorrow', name: 'check' }]);
  expect(jobs.json()[0].facts).toEqual({ trigger: 'schedule' });
  for (const url of ['', '/jobs?state=delayed']) {
    expect((await ask(url, await signIn(['rankings']))).statusCode).toBe(401);
    expect((await ask(url, {})).statusCode).toBe(401);
  }
});

it('should try a failed check once more, the owner’s and that of the schedule', async () => {
  await emptyRankings();
  const queue = new Queue('rankings', { connection: { url: redisUrl } });
  const unreadable = { trigger: 'nobody' };
  const { id: numbered } = await queue.add('check', unreadable);
  const scheduled = 'repeat:daily-check:1764000000000';
  await queue.add('check', unreadable, { jobId: scheduled });
  await until(async () => (await queue.getFailedCount()) === 2);
  await queue.close();
  const headers = await signIn(['admin']);
  for (const id of [numbered, scheduled]) {
    const url = `/api/queues/rankings/jobs/${id}/retry`;
    const { statusCode } = await app.inject({ method: 'POST', url, headers });
    expect([id, statusCode]).toEqual([id, 204]);
  }
});

it('should report its health to anyone', async () => {
  const answer = await app.inject({ url: '/api/health/rankings' });
  expect(answer.json()).toEqual({ status: 'ok', postgres: 'up', redis: 'up' });
});
