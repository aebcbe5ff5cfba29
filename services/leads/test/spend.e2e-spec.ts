import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  apiPaths,
  leadSourcesSchema,
  spendImportSchema,
  spendPreviewSchema,
  type Touch,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-25T17:00:00Z' });

const sample = (name: string) => readFile(join(__dirname, 'exports/spend', `${name}.csv`));
const upload = (url: string, file: Buffer | string) =>
  suite.app.inject({
    method: 'POST',
    url,
    payload: file,
    headers: { ...suite.owner, 'content-type': 'text/csv' },
  });
const preview = async (file: Buffer | string, query = '') =>
  spendPreviewSchema.parse((await upload(`${apiPaths.spendPreview}${query}`, file)).json());
const store = async (file: Buffer | string, id: string = randomUUID()) =>
  spendImportSchema.parse(
    (await upload(`${apiPaths.spendImports}?id=${id}&fileName=report.csv`, file)).json(),
  );
const undo = (id: string) =>
  suite.asOwner({ method: 'DELETE', url: `${apiPaths.spendImports}/${id}` });
async function sources(query = '') {
  const url = `${apiPaths.leadSources}?from=2026-09-01&to=2026-09-30${query}`;
  return leadSourcesSchema.parse((await suite.asOwner({ url })).json());
}
const spent = async () => (await sources()).spend.cents;

const day = (rows: string) => `Day,Campaign,Campaign ID,Cost\n${rows}`;

it('should replace the same days of a campaign, never add, and bring them back with Undo', async () => {
  const first = await store(day('2026-09-01,Spring,11,10.00\n2026-09-02,Spring,11,20.00\n'));
  expect(first).toMatchObject({
    platform: 'google',
    cents: 3000,
    from: '2026-09-01',
    to: '2026-09-02',
  });
  const later = day('2026-09-02,Spring,11,25.00\n2026-09-03,Spring,11,1.00\n');
  expect(await preview(later)).toMatchObject({ cents: 2600, replacedCents: 2000, isKnown: false });
  const second = await store(later);
  expect(await spent()).toBe(3600);
  expect(await preview(later)).toMatchObject({ isKnown: true });
  await store(later, second.id);
  expect(await spent()).toBe(3600);
  expect((await undo(second.id)).json()).toMatchObject({ isUndone: true });
  expect(await spent()).toBe(3000);
  await undo(first.id);
  expect(await spent()).toBe(0);
  expect((await undo(randomUUID())).statusCode).toBe(404);
});

it('should know a campaign by its id, and by its name in a report without ids', async () => {
  await store(await sample('meta-ads-campaigns-day'));
  expect(await spent()).toBe(128_436);
  // The same campaigns by name alone, over the whole month: the days of the first report count once.
  await store(await sample('meta-ads-campaigns-period'));
  const [{ count }] = await admin.query(
    'SELECT count(*)::integer AS count FROM leads.spend_campaigns',
  );
  expect(count).toBe(2);
  expect(await spent()).toBe(128_436);
  await store(day('2026-09-05,Old name,11,5.00\n'));
  await store(day('2026-09-05,New name,11,6.00\n'));
  expect(await spent()).toBe(128_436 + 600);
});

it('should replace an estimate by day with the days themselves, quiet ones included', async () => {
  await store(
    `Campaign report\n"September 1, 2026 - September 4, 2026"\nCampaign,Campaign ID,Cost\nSpring,11,40.00\n`,
  );
  await store(day('2026-09-01,Spring,11,30.00\n2026-09-04,Spring,11,10.00\n'));
  expect(await spent()).toBe(4_000);
});

it('should store nothing of a doubtful report', async () => {
  const refused = [
    await upload(`${apiPaths.spendPreview}`, day('2026-09-01,Spring,11,-1\n')),
    await upload(
      `${apiPaths.spendImports}?id=${randomUUID()}&fileName=a.csv`,
      day('3/4/2026,A,11,1\n'),
    ),
  ];
  for (const answer of refused) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBeTruthy();
  }
  const [{ count }] = await admin.query(
    'SELECT count(*)::integer AS count FROM leads.spend_imports',
  );
  expect(count).toBe(0);
});

it('should tell campaigns of the same name on two platforms apart', async () => {
  const at = '2026-09-10T15:00:00Z';
  const came = (touch: Touch) =>
    addLead({ created_at: at, attribution: { first: { utm_campaign: 'brand', ...touch } } });
  await came({ gclid: '1' });
  await came({ msclkid: 'Click-2' });
  await came({ utm_source: 'bing', utm_medium: 'cpc' });
  for (const [platform, cents] of [
    ['google', 4_000],
    ['microsoft', 3_000],
  ]) {
    const period = { from: '2026-09-01', to: '2026-09-01' };
    const payload = { id: randomUUID(), platform, campaign: 'Brand', ...period, cents };
    await suite.asOwner({ method: 'POST', url: apiPaths.typedSpend, payload });
  }
  const { rows, spend } = await sources('&by=campaign');
  expect(rows.map(({ key, cents, counts }) => [key, cents, counts.leads])).toEqual([
    ['Brand (Microsoft Advertising)', 3_000, 2],
    ['Brand (Google Ads)', 4_000, 1],
  ]);
  expect(spend.unmatched).toEqual([]);
});

it('should show two campaigns of one name as two, and never add them', async () => {
  const at = '2026-09-10T15:00:00Z';
  const came = (touch: Touch) => addLead({ created_at: at, attribution: { first: touch } });
  const isAd = { utm_source: 'google', utm_medium: 'cpc' };
  await came({ gad_campaignid: '11' });
  await came({ ...isAd, utm_campaign: 'spring', gad_campaignid: '12' });
  // It could be either.
  await came({ ...isAd, utm_campaign: 'spring' });
  // Nothing was spent on these.
  await came({ ...isAd, utm_campaign: 'fall', gad_campaignid: '21' });
  await came({ ...isAd, utm_campaign: 'fall', gad_campaignid: '22' });
  const file = day('2026-09-01,Spring,11,100.00\n2026-09-01,Spring,12,50.00\n');
  expect((await preview(file)).campaigns.map(({ name }) => name)).toEqual([
    'Spring (ID 11)',
    'Spring (ID 12)',
  ]);
  await store(file);
  const { rows, spend } = await sources('&by=campaign');
  expect(rows.map(({ key, cents, counts }) => [key, cents, counts.leads])).toEqual([
    ['Spring (ID 11)', 10_000, 1],
    ['Spring (ID 12)', 5_000, 1],
    ['fall (ID 21)', 0, 1],
    ['fall (ID 22)', 0, 1],
    ['spring', 0, 1],
  ]);
  expect(spend.unmatched).toEqual([]);
  const key = encodeURIComponent('fall (ID 22)');
  const leads = await suite.asOwner({
    url: `${apiPaths.sourceLeads}?from=2026-09-01&to=2026-09-30&by=campaign&stage=leads&key=${key}`,
  });
  expect(leads.json()).toHaveLength(1);
  const nameless = await upload(
    apiPaths.spendPreview,
    'Day,Campaign,Cost\n2026-09-01,Spring,150\n',
  );
  expect(nameless.statusCode).toBe(400);
  expect(nameless.json().message).toMatch(/^Several campaigns are called “Spring”/);
});

it('should set spend beside leads: by campaign id, by name, then as the owner chose', async () => {
  const at = '2026-09-10T15:00:00Z';
  const came = (touch: Touch) => addLead({ created_at: at, attribution: { first: touch } });
  await came({ gad_source: '1', gad_campaignid: '11' });
  await came({ utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'Spring' });
  await came({ utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'from-the-radio' });
  await store(day('2026-09-01,spring,11,100.00\n2026-09-01,Summer,12,50.00\n'));

  const channels = await sources();
  expect(channels.rows.map(({ key, cents, counts }) => [key, cents, counts.leads])).toEqual([
    ['paid-search', 15_000, 3],
  ]);
  const { rows, spend } = await sources('&by=campaign');
  expect(rows.map(({ key, cents, counts }) => [key, cents, counts.leads])).toEqual([
    ['spring', 10_000, 2],
    ['from-the-radio', 0, 1],
    ['Summer', 5_000, 0],
  ]);
  expect(spend.unmatched).toMatchObject([{ name: 'Summer', cents: 5_000 }]);
  const leads = await suite.asOwner({
    url: `${apiPaths.sourceLeads}?from=2026-09-01&to=2026-09-30&by=campaign&stage=leads&key=spring`,
  });
  expect(leads.json()).toHaveLength(2);

  const match = (campaign: string | null, id = spend.unmatched[0]?.id) =>
    suite.asOwner({
      method: 'PUT',
      url: `${apiPaths.spendCampaigns}/${id}`,
      payload: { campaign },
    });
  expect((await match('from-the-radio')).statusCode).toBe(204);
  const matched = await sources('&by=campaign');
  expect(matched.rows.map(({ key, cents, counts }) => [key, cents, counts.leads])).toEqual([
    ['spring', 10_000, 2],
    ['Summer', 5_000, 1],
  ]);
  expect(matched.spend).toMatchObject({
    unmatched: [],
    matchedByHand: [{ name: 'Summer', campaign: 'from-the-radio' }],
  });
  await match(null);
  expect((await sources()).spend.unmatched).toHaveLength(1);
  expect((await match(null, 2 ** 40)).statusCode).toBe(404);
});

it('should take typed spend, by month', async () => {
  const typed = await suite.asOwner({
    method: 'POST',
    url: apiPaths.typedSpend,
    payload: {
      id: randomUUID(),
      platform: 'other',
      campaign: 'Beach magazine',
      from: '2026-08-17',
      to: '2026-09-15',
      cents: 30_000,
    },
  });
  expect(typed.json()).toMatchObject({ fileName: null, cents: 30_000 });
  const { spend, rows } = await sources('&by=month');
  expect(spend).toMatchObject({ cents: 15_000 });
  expect(rows).toMatchObject([{ key: '2026-09', cents: 15_000 }]);
  expect((await sources('&by=landing')).rows).toEqual([]);
});

it('should sum the fees of clients until this month', async () => {
  const client = async (amount: object | null) => {
    const id = await addLead({ created_at: '2026-09-10T15:00:00Z', attribution: null });
    await admin.query(
      `UPDATE leads.contacts SET status = 'closed-won', status_since = '2026-09-12T15:00:00Z', client_amount = $2 WHERE id = $1`,
      [id, amount && JSON.stringify(amount)],
    );
  };
  await client({ cents: 100_00, rhythm: 'monthly', from: '2026-09', until: null });
  await client({ cents: 100_00, rhythm: 'monthly', from: '2026-09', until: '2026-10' });
  await client({ cents: 500_00, rhythm: 'once', from: '2026-10', until: null });
  await client({ cents: 900_00, rhythm: 'once', from: '2026-12', until: null });
  await client(null);
  // September to November, September and October, October.
  expect((await sources()).spend).toMatchObject({
    feesCents: 300_00 + 200_00 + 500_00,
    withoutAmount: 1,
  });
});
