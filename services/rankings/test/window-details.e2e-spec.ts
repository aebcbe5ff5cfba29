import {
  brand,
  type KeywordBreakdown,
  keywordBreakdownSchema,
  type OtherQuery,
  otherQuerySchema,
  type RankingAdvice,
  rankingAdviceListSchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { type StandInGoogle, startStandInGoogle } from '@agency/testing/google-stand-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import {
  ask,
  check,
  friday,
  googleSettings,
  setKeywords,
  setTime,
  startRankings,
} from './rankings-app.js';

let google: StandInGoogle;
let app: NestFastifyApplication;
beforeAll(async () => {
  google = await startStandInGoogle();
  app = await startRankings({
    ...googleSettings(google),
    // As far back as the earliest of the days below.
    RANKINGS_HISTORY_DAYS: 35,
    SITE_URL: 'https://www.agency.example',
  });
});
afterAll(() => google.stop());

const row = (query: string, clicks: number, impressions: number, position = 30) => ({
  query,
  clicks,
  impressions,
  position,
});
/** A longer wait than a check keeps trying for. */
const quota = { status: 429, headers: { 'retry-after': '3600' } };
const newest = '2026-11-17';

beforeEach(async () => {
  setTime(app, friday);
  google.disturbances.length = 0;
  google.inspections.clear();
  google.breakdown = { page: [], country: [], device: [] };
  google.days.clear();
  google.days.set('2026-10-15', [row('boat repair', 3, 200)]);
  google.days.set('2026-11-02', [row('surf lessons', 1, 5, 8)]);
  google.days.set(newest, [row('boat repair', 3, 200), row('surf lessons', 2, 15, 4)]);
  await setKeywords(['boat repair']);
  google.requests.length = 0;
});

const boatId = async (): Promise<number> =>
  (await admin.query(`SELECT id FROM rankings.keywords WHERE keyword = 'boat repair'`))[0].id;
const others = async (): Promise<OtherQuery[]> =>
  z.array(otherQuerySchema).parse((await ask(app, '/other-queries')).json());
const breakdown = async (): Promise<KeywordBreakdown> =>
  keywordBreakdownSchema.parse((await ask(app, `/keywords/${await boatId()}/breakdown`)).json());
const advice = async (): Promise<RankingAdvice[]> =>
  rankingAdviceListSchema.parse((await ask(app, '/advice')).json()).advice;
const inspected = () => google.requests.flatMap(({ body }) => body?.inspectionUrl ?? []);

describe('queries that are not on the list', () => {
  it('should be those that were seen often enough in 28 days, without the business’s name', async () => {
    google.days
      .get(newest)
      ?.push(
        row('clicked twice', 2, 2),
        row('seen ten times', 0, 10),
        row('rarely seen', 1, 9),
        row(`${brand.name} reviews`, 40, 80),
        row('w'.repeat(201), 9, 90),
      );
    expect(await check(app)).toMatchObject({
      message: 'Checked 1 keyword. Data through Nov 17, 2026.',
    });
    const window = { from: '2026-10-21', to: newest };
    expect(await others()).toEqual([
      { query: 'surf lessons', clicks: 3, impressions: 20, position: 5, ...window },
      { query: 'clicked twice', clicks: 2, impressions: 2, position: 30, ...window },
      { query: 'seen ten times', clicks: 0, impressions: 10, position: 30, ...window },
    ]);
  });

  it('should go when they are added, and come back when that is undone', async () => {
    await check(app);
    const added = await ask(app, '/keywords', {
      method: 'POST',
      payload: { keyword: 'surf lessons' },
    });
    expect(await others()).toEqual([]);
    await ask(app, '/keywords/remove', { method: 'POST', payload: { ids: [added.json().id] } });
    expect(await others()).toMatchObject([{ query: 'surf lessons' }]);
  });

  it('should be replaced by the next check', async () => {
    await check(app);
    google.days.set('2026-11-18', [row('pier fishing', 0, 12)]);
    google.days.delete(newest);
    google.days.delete('2026-11-02');
    await check(app);
    expect(await others()).toMatchObject([{ query: 'pier fishing', to: '2026-11-18' }]);
  });
});

describe('a keyword’s pages, countries and devices', () => {
  const part = (value: string, impressions: number, query = 'boat repair') => ({
    ...row(query, 1, impressions, 10),
    value,
  });

  it('should be those of tracked keywords, with their share', async () => {
    google.breakdown = {
      page: [
        part('https://www.agency.example/boats', 60),
        part('https://www.agency.example/boats#prices', 20),
        part('https://www.agency.example/blog', 20),
        part('javascript:alert(1)', 50),
        part('https://www.agency.example/surf', 50, 'surf lessons'),
      ],
      country: [part('usa', 75), part('can', 20), part('zzz', 5)],
      device: [part('MOBILE', 90), part('DESKTOP', 10), part('FRIDGE', 10)],
    };
    await check(app);
    const shares = (rows: KeywordBreakdown['pages']) =>
      rows.map(({ value, share }) => [value, share]);
    const { pages, countries, devices, ...rest } = await breakdown();
    expect(rest).toEqual({ isAvailable: true, period: { from: '2026-10-21', to: newest } });
    expect(pages[0]).toEqual({
      value: 'https://www.agency.example/boats',
      clicks: 2,
      impressions: 80,
      position: 10,
      share: 80,
    });
    expect(shares(pages)).toEqual([
      ['https://www.agency.example/boats', 80],
      ['https://www.agency.example/blog', 20],
    ]);
    expect(shares(countries)).toEqual([
      ['US', 75],
      ['CA', 20],
      ['ZZ', 5],
    ]);
    expect(shares(devices)).toEqual([
      ['mobile', 90],
      ['desktop', 10],
    ]);
  });

  it('should take one request each, and none for a check that failed', async () => {
    await check(app);
    const asked = () =>
      google.requests.flatMap(({ body }) => (body?.dimensions?.length === 2 ? [body] : []));
    expect(
      asked().map(({ dimensions, startDate, endDate }) => [dimensions[1], startDate, endDate]),
    ).toEqual([
      ['page', '2026-10-21', newest],
      ['country', '2026-10-21', newest],
      ['device', '2026-10-21', newest],
    ]);
    google.requests.length = 0;
    google.disturbances.push({ path: 'query', after: 4, ...quota });
    expect(await check(app)).toMatchObject({ success: false });
    expect(asked()).toEqual([]);
  });

  it('should stay as they were when the quota is used up, and the check succeed', async () => {
    google.breakdown.page = [part('https://www.agency.example/boats', 60)];
    google.breakdown.country = [part('usa', 60)];
    await check(app);
    google.breakdown.page = [part('https://www.agency.example/new', 60)];
    google.breakdown.country = [part('can', 60)];
    google.disturbances.push({ path: 'breakdown', after: 1, ...quota });
    expect(await check(app)).toEqual({
      success: true,
      message:
        'Checked 1 keyword. Data through Nov 17, 2026. Not read this time: countries, devices, page inspections. The quota for Search Console requests is used up. It resets on its own, and the next check picks up from there.',
    });
    const { pages, countries } = await breakdown();
    expect([pages[0]?.value, countries[0]?.value]).toEqual([
      'https://www.agency.example/new',
      'US',
    ]);
  });

  it('should not make a check fail whose key was revoked meanwhile', async () => {
    await check(app);
    google.disturbances.push(
      { path: 'breakdown', status: 401 },
      { path: 'token', status: 400, body: { error: 'invalid_grant' } },
    );
    const { success, message } = await check(app);
    expect(success).toBe(true);
    expect(message).toMatch(/Not read this time: pages, .* Google doesn’t accept/);
  });

  it('should be 404 for a keyword that is not on the list', async () => {
    expect((await ask(app, '/keywords/999999/breakdown')).statusCode).toBe(404);
  });
});

it('should be of one property only', async () => {
  const address = 'https://www.agency.example/services';
  google.breakdown.page = [{ ...row('boat repair', 1, 60), value: address }];
  google.inspections.set(address, { verdict: 'FAIL' });
  await check(app);
  expect([(await others()).length, (await breakdown()).pages.length]).toEqual([1, 1]);
  await admin.query(`UPDATE rankings.data_sets SET property = 'sc-domain:elsewhere.example'`);
  google.disturbances.push({ path: 'breakdown', ...quota });
  google.days.delete('2026-11-02');
  google.days.set(newest, [row('boat repair', 3, 200)]);
  expect(await check(app)).toMatchObject({ success: true });
  expect([await others(), (await breakdown()).pages, await advice()]).toEqual([[], [], []]);
});

it('should ask about two pages that answer one search', async () => {
  google.breakdown.page = ['boats', 'blog'].map((path) => ({
    ...row('boat repair', 1, 100),
    value: `https://www.agency.example/${path}`,
  }));
  await check(app);
  expect(await advice()).toMatchObject([
    { kind: 'two-pages', keyword: 'boat repair', pages: [{ share: 50 }, { share: 50 }] },
  ]);
});

describe('what Google says about landing pages', () => {
  const address = 'https://www.agency.example/services';
  const noindex = {
    verdict: 'NEUTRAL',
    coverageState: 'Excluded by ‘noindex’ tag',
    indexingState: 'BLOCKED_BY_META_TAG',
  };
  const notShown = {
    kind: 'not-in-google',
    page: '/services',
    keywords: 1,
    reason: 'noindex',
    coverage: 'Excluded by ‘noindex’ tag',
    inspectedAt: friday.toISOString(),
  };

  it('should be asked for once a week', async () => {
    google.inspections.set(address, noindex);
    await check(app);
    await check(app);
    expect(inspected()).toEqual([address]);
    expect(await advice()).toEqual([notShown]);
    google.inspections.clear();
    setTime(app, new Date(friday.getTime() + 7 * 86_400_000));
    await check(app);
    expect(inspected()).toEqual([address, address]);
    expect(await advice()).toEqual([]);
  });

  it('should not hold up other pages when Google refuses one', async () => {
    await admin.query(
      `INSERT INTO rankings.keywords (keyword, landing_page) VALUES ('other', '/a'), ('outside', '//elsewhere.example')`,
    );
    google.disturbances.push({ path: 'inspect', status: 400 });
    expect((await check(app)).message).toMatch(/Not read this time: page inspections\./);
    await check(app);
    expect(inspected()).toEqual(['https://www.agency.example/a', address]);
  });

  it('should be hidden by “Not now” for that page, and shown again by Undo', async () => {
    google.inspections.set(address, noindex);
    await check(app);
    const hide = async (page: string, isHidden: boolean) => {
      const payload = { kind: 'not-in-google', page, isHidden };
      return (await ask(app, '/advice/not-now', { method: 'PUT', payload })).statusCode;
    };
    expect(await hide('/services', true)).toBe(204);
    expect(await advice()).toEqual([]);
    expect(await hide('/services', false)).toBe(204);
    expect(await advice()).toEqual([notShown]);
    expect(await hide('/unknown', true)).toBe(404);
  });
});
