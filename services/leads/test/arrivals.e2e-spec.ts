import { apiPaths, leadSourcesSchema, type Touch } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { ArrivalsService } from '../src/arrivals/arrivals.service.js';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-25T17:00:00Z' });
const browser = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
};

beforeEach(async () => {
  await suite.app.get(ArrivalsService).flush();
  await admin.query('TRUNCATE leads.arrival_days');
});

async function send(payload: object, headers: object = browser): Promise<number> {
  const { statusCode } = await suite.app.inject({
    method: 'POST',
    url: apiPaths.arrivals,
    payload,
    headers: { ...headers },
  });
  return statusCode;
}
const arrive = (touch: Touch, headers?: object) => send({ kind: 'arrival', touch }, headers);

async function sources(query = '') {
  await suite.app.get(ArrivalsService).flush();
  const url = `${apiPaths.leadSources}?from=2026-11-01&to=2026-11-30${query}`;
  return leadSourcesSchema.parse((await suite.asOwner({ url })).json());
}

it('should count arrivals by where they came from, and forms that were begun', async () => {
  const ad: Touch = { gclid: 'Click-1', landingPath: '/', utm_content: 'blue' };
  expect(await arrive(ad)).toBe(204);
  await arrive({ ...ad, gclid: 'Another-click', utm_content: 'red' });
  await arrive({ referrerHost: 'www.google.com', landingPath: '/faq' });
  await send({ kind: 'begun-form', touch: { landingPath: '/contact' } });
  await addLead({ created_at: '2026-11-03T15:00:00Z', attribution: { first: ad } });

  const { rows, visits } = await sources();
  expect(visits).toEqual({
    isOn: true,
    since: '2026-11-25',
    now: { arrivals: 3, begunForms: 1 },
    before: { arrivals: 0, begunForms: 0 },
  });
  expect(rows.map(({ key, arrivals, now }) => [key, arrivals, now.leads])).toEqual([
    ['paid-search', 2, 1],
    ['organic-search', 1, 0],
  ]);
  const pages = (await sources('&by=landing')).rows.map(({ key, arrivals }) => [key, arrivals]);
  expect(pages).toEqual([
    ['/', 2],
    ['/faq', 1],
  ]);
  expect((await sources('&by=month')).rows).toMatchObject([{ key: '2026-11', arrivals: 3 }]);
  expect((await sources('&by=service')).rows).toMatchObject([{ key: '', arrivals: null }]);
});

it('should store nothing that tells two visitors apart', async () => {
  await arrive({ gclid: 'Click-1', fbclid: 'Click-2', landingPath: '/', utm_term: 'boats' });
  await suite.app.get(ArrivalsService).flush();
  const stored: { touch: object }[] = await admin.query(
    'SELECT touch FROM leads.arrival_days JOIN leads.origins ON id = origin',
  );
  expect(stored).toEqual([{ touch: { gclid: '1', fbclid: '1', landingPath: '/' } }]);
});

it('should leave out robots, the owner, and whoever asks not to be counted', async () => {
  const touch = { landingPath: '/' };
  const unwanted = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': '' },
    { ...browser, 'sec-gpc': '1' },
    { ...browser, 'sec-purpose': 'prefetch;prerender' },
    { ...browser, ...suite.owner },
  ];
  for (const headers of unwanted) expect(await arrive(touch, headers)).toBe(204);
  for (const payload of [{}, { kind: 'arrival' }, { kind: 'other', touch }, []]) {
    expect(await send(payload)).toBe(204);
  }
  expect((await sources()).visits.now).toEqual({ arrivals: 0, begunForms: 0 });
});

it('should count what a stranger invents as one after five hundred origins of a day', async () => {
  for (let index = 0; index < 505; index += 1) await arrive({ utm_campaign: `made-up-${index}` });
  await suite.app.get(ArrivalsService).flush();
  const [{ origins, arrivals }] = await admin.query(
    'SELECT count(*)::integer AS origins, sum(arrivals)::integer AS arrivals FROM leads.arrival_days',
  );
  expect(arrivals).toBe(505);
  expect(origins).toBeLessThanOrEqual(501);
});

it('should count nothing while the owner has switched it off', async () => {
  const set = (isOn: boolean) =>
    suite.asOwner({ method: 'PUT', url: apiPaths.arrivalCounting, payload: { isOn } });
  await arrive({ landingPath: '/' });
  expect((await set(false)).json()).toEqual({ isOn: false });
  await arrive({ landingPath: '/' });
  expect((await sources()).visits).toMatchObject({ isOn: false, now: { arrivals: 1 } });
  await set(true);
  await arrive({ landingPath: '/' });
  expect((await sources()).visits).toMatchObject({ isOn: true, now: { arrivals: 2 } });
});

it('should count each arrival once, even if the first try failed', async () => {
  await arrive({ landingPath: '/' });
  await admin.query('REVOKE INSERT ON leads.arrival_days FROM leads');
  try {
    await expect(suite.app.get(ArrivalsService).flush()).rejects.toThrow();
  } finally {
    await admin.query('GRANT INSERT ON leads.arrival_days TO leads');
  }
  await arrive({ landingPath: '/' });
  expect((await sources()).visits.now.arrivals).toBe(2);
});

it('should add to what is stored of the day', async () => {
  await arrive({ landingPath: '/' });
  await suite.app.get(ArrivalsService).flush();
  await arrive({ landingPath: '/' });
  await arrive({ landingPath: '/faq' });
  expect((await sources()).visits.now.arrivals).toBe(3);
});
