import { describeAccess, get, patch, post, put, remove } from '@agency/testing/access-matrix';
import { admin } from '@agency/testing/admin-database';
import { openApiFaults } from '@agency/testing/openapi-faults';
import { routeAccess } from '@agency/testing/route-access';
import { uploadsOf } from '@agency/testing/upload-routes';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { setKeywords, signIn, startRankings } from './rankings-app.js';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startRankings();
});

interface Scene {
  keyword: number;
  alert: number;
}
const at = (path: string) => `/api/rankings${path}`;
const oneKeyword = ({ keyword }: Scene) => at(`/keywords/${keyword}`);
const rules = {
  minimumImpressions: 99,
  positionChange: 3,
  crossings: [3],
  mediumChange: 5,
  highChange: 10,
  leavingTop10IsHigh: true,
};
const secret = 'harbor cruise';

/** A checked keyword on the list, and an alert about it. */
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

describeAccess<Scene>(() => app, {
  routes: {
    'HistoryController.summary': get(at('/summary')),
    'AlertsController.week': get(at('/week')),
    'SettingsController.read': get(at('/settings/alert-rules')),
    'SettingsController.change': patch(at('/settings/alert-rules'), { payload: rules }),
    'ChecksController.check': post(at('/check'), { owner: 200 }),
    'ChecksController.state': get(at('/check')),
    'ConnectionController.state': get(at('/connection')),
    'ConnectionController.setKey': put(at('/connection/key'), {
      payload: { key: 'not a key' },
      owner: 409,
    }),
    'ConnectionController.properties': get(at('/connection/properties'), { owner: 409 }),
    'ConnectionController.setSite': put(at('/connection/site'), {
      payload: { site: 'sc-domain:agency.example' },
      owner: 409,
    }),
    'ConnectionController.disconnect': remove(at('/connection'), { owner: 409 }),
    'KeywordsController.list': get(at('/keywords')),
    'KeywordsController.tags': get(at('/tags')),
    'KeywordsController.add': post(at('/keywords'), { payload: { keyword: 'a new one' } }),
    'KeywordsController.addMany': post(at('/keywords/bulk'), {
      payload: { lines: ['a new one'] },
      owner: 200,
    }),
    'KeywordsController.removeMany': post(at('/keywords/remove'), {
      payload: ({ keyword }: Scene) => ({ ids: [keyword] }),
      owner: 204,
    }),
    'KeywordsController.one': get(oneKeyword),
    'KeywordsController.update': patch(oneKeyword, { payload: { isPaused: true } }),
    'KeywordsController.remove': remove(oneKeyword),
    'KeywordsController.landingPages': get(at('/landing-pages')),
    'KeywordExportController.export': get(at('/keywords/export')),
    'HistoryController.average': get(at('/history')),
    'HistoryController.ofKeyword': get((scene: Scene) => `${oneKeyword(scene)}/history`),
    'HistoryController.ofLandingPage': get(at('/landing-pages/history?page=/services')),
    'HistoryController.curvesOf': get(({ keyword }: Scene) =>
      at(`/keywords/curves?ids=${keyword}`),
    ),
    'KeywordsController.breakdown': get((scene: Scene) => `${oneKeyword(scene)}/breakdown`),
    'KeywordsController.otherQueries': get(at('/other-queries')),
    'AdviceController.list': get(at('/advice')),
    'AdviceController.notNow': put(at('/advice/not-now'), {
      payload: ({ keyword }: Scene) => ({
        kind: 'losing-clicks',
        keywordId: keyword,
        isHidden: true,
      }),
      owner: 204,
    }),
    'AlertsController.list': get(at('/alerts')),
    'AlertsController.readAll': post(at('/alerts/read-all'), { owner: 200 }),
    'AlertsController.update': patch(({ alert }: Scene) => at(`/alerts/${alert}`), {
      payload: { isRead: true },
    }),
    'AlertsController.previewRules': post(at('/alert-rules/preview'), {
      payload: rules,
      owner: 200,
    }),
    'ImportsController.import': post(at('/imports?from=2026-11-17&to=2026-11-17'), {
      payload: 'Top queries,Clicks,Impressions,Position\nharbor cruise,1,2,3',
      headers: { 'content-type': 'text/csv' },
      owner: 200,
    }),
    'ImportsController.list': get(at('/imports')),
    'ImportsController.remove': remove(at('/imports/2026-11-17/2026-11-17')),
  },
  elsewhere: ['HealthController', 'OpenApiController'],
  callers: {
    'session without a gate': () => signIn([]),
    'admin who has logged out of the rankings': () => signIn(['admin'], ['rankings']),
  },
  owners: ['rankings gate only', 'admin'],
  setScene,
  personal: () => [secret],
  schema: 'rankings',
});

it('should declare each of its own routes as the owner’s', () => {
  const own = routeAccess(app).filter(
    ({ route }) => !/^(Health|OpenApi|Queue)Controller/.test(route),
  );
  expect(own.filter(({ who }) => who !== 'owner')).toEqual([]);
});

it('should describe every call, its answer too, as OpenAPI wants it', async () => {
  expect(await openApiFaults(app)).toEqual([]);
});

it('should report its health to anyone', async () => {
  const answer = await app.inject({ url: '/api/health/rankings' });
  expect(answer.json()).toEqual({ status: 'ok', postgres: 'up', redis: 'up' });
});

it('should take files only at the routes that the contract lists, which the gateway lets pass', () => {
  const { taken, declared, listed } = uploadsOf(app, 'rankings');
  expect(taken).toEqual(listed);
  expect(declared).toEqual(listed);
});
