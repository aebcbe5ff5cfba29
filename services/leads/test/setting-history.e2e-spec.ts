import { apiPaths, settingHistorySchema } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-25T17:00:00Z' });

beforeEach(async () => {
  for (const schema of ['leads', 'scheduling', 'email']) {
    await admin.query(`TRUNCATE ${schema}.setting_changes`);
  }
  await admin.query('TRUNCATE leads.retention, leads.arrival_counting, leads.month_email');
});

async function page(before?: string) {
  const query = before === undefined ? '' : `?before=${encodeURIComponent(before)}`;
  const answer = await suite.asOwner({ url: `${apiPaths.settingHistory}${query}` });
  return settingHistorySchema.parse(answer.json());
}
const settings = async () => (await page()).changes.map(({ at, key, ...change }) => change);
const put = (url: string, payload: object) => suite.asOwner({ method: 'PUT', url, payload });

it('should tell what changed, from what and to what, and leave out what did not', async () => {
  await put(apiPaths.retention, { months: 24 });
  await put(apiPaths.retention, { months: 24 });
  await put(apiPaths.retention, { months: null });
  await put(apiPaths.arrivalCounting, { isOn: false });
  await put(apiPaths.arrivalCounting, { isOn: true });
  await put(apiPaths.monthEmail, { isOn: true });
  const owner = { by: 'owner', detail: null };
  expect(await settings()).toEqual([
    { setting: 'month-email', before: { isOn: null }, after: { isOn: true }, ...owner },
    { setting: 'arrival-counting', before: { isOn: false }, after: { isOn: true }, ...owner },
    { setting: 'arrival-counting', before: { isOn: true }, after: { isOn: false }, ...owner },
    { setting: 'retention', before: { months: 24 }, after: { months: null }, ...owner },
    { setting: 'retention', before: { months: null }, after: { months: 24 }, ...owner },
  ]);
});

it.each([
  [apiPaths.retention, [{ months: 12 }, { months: 24 }, { months: 36 }]],
  [apiPaths.arrivalCounting, [{ isOn: false }, { isOn: true }, { isOn: false }]],
  [apiPaths.monthEmail, [{ isOn: true }, { isOn: false }, { isOn: true }]],
])(
  'should tell of %s in one sequence, even if it is set several times at once',
  async (url, all) => {
    await Promise.all(all.map((payload) => put(url, payload)));
    const changes = await settings();
    expect(changes.length).toBeGreaterThan(0);
    for (const [index, { before }] of changes.slice(0, -1).entries()) {
      expect(before).toEqual(changes[index + 1]?.after);
    }
  },
);

it('should tell of reply templates that were added, changed and deleted', async () => {
  const fields = { name: 'History', subject: 'S', body: 'B' };
  const added = await suite.asOwner({
    method: 'POST',
    url: apiPaths.replyTemplates,
    payload: fields,
  });
  const { id, version } = added.json();
  const url = `${apiPaths.replyTemplates}/${id}`;
  const changed = { ...fields, subject: 'Other' };
  await put(url, { ...changed, version });
  expect((await put(url, { ...changed, version })).statusCode).toBe(409);
  await suite.asOwner({ method: 'DELETE', url });
  expect((await settings()).map(({ detail, before, after }) => [detail, before, after])).toEqual([
    [String(id), { template: changed }, { template: null }],
    [String(id), { template: fields }, { template: changed }],
    [String(id), { template: null }, { template: fields }],
  ]);
});

it('should merge what the other services tell, page by page, also within one moment', async () => {
  for (const [schema, setting] of [
    ['scheduling', 'meeting'],
    ['email', 'email-text'],
    ['leads', 'retention'],
  ]) {
    await admin.query(
      `INSERT INTO ${schema}.setting_changes (at, setting, before, after, by)
        SELECT '2026-11-01T00:00:00Z'::timestamptz + number / 4 * interval '1 minute', $1, '{}', '{"a":1}', 'owner'
        FROM generate_series(1, 40) number`,
      [setting],
    );
  }
  const keys: string[] = [];
  const times: string[] = [];
  let before: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const { changes, next } = await page(before);
    keys.push(...changes.map(({ key }) => key));
    times.push(...changes.map(({ at }) => at));
    if (next === null) {
      expect(pages).toBe(3);
      break;
    }
    before = next;
  }
  expect(new Set(keys).size).toBe(120);
  expect(keys).toHaveLength(120);
  expect(times).toEqual(times.toSorted().reverse());
  const ids = keys.filter((key) => key.startsWith('email:')).map((key) => Number(key.slice(6)));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it('should refuse a page that is none', async () => {
  for (const before of [
    '',
    'x',
    "2026-11-01T00:00:00Z|x:1' OR true",
    '2026-99-99T99:99:99Z|x:1',
    '2026-11-01T00:00:00Z|x',
  ]) {
    const answer = await suite.asOwner({
      url: `${apiPaths.settingHistory}?before=${encodeURIComponent(before)}`,
    });
    expect([before, answer.statusCode]).toEqual([before, 400]);
  }
});

it('should be kept for good', async () => {
  await put(apiPaths.retention, { months: 12 });
  for (const change of [
    "UPDATE leads.setting_changes SET by = 'x'",
    'DELETE FROM leads.setting_changes',
  ]) {
    await expect(admin.query(change)).rejects.toThrow('only ever added');
  }
});
