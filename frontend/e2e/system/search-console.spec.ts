import { addDays } from '@agency/contracts';
import {
  type StandInGoogle,
  startStandInGoogle,
} from '../../../services/testing/src/google-stand-in.ts';
import { expectUsable } from '../browser/accessibility.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast, notifications } from '../browser/toast.ts';
import { query } from '../product/database.ts';

const account = 'monitor@agency.iam.gserviceaccount.com';
const site = 'sc-domain:agency.example';
const keyword = 'wilmington nc advertising agency';

let google: StandInGoogle;
/** Final data is three days late. */
const newest = addDays(new Date().toISOString().slice(0, 10), -3);

test.beforeEach(async () => {
  const { GOOGLE_STAND_IN_PORT: port } = process.env;
  if (!port) throw new Error('GOOGLE_STAND_IN_PORT is not set; `make test` sets it.');
  google = await startStandInGoogle(Number(port));
  google.now = () => new Date();
  for (let age = 0; age < 20; age += 1) {
    const day = { query: keyword, clicks: 2, impressions: 40, position: 6 };
    google.days.set(addDays(newest, -age), [day]);
  }
  await query('INSERT INTO rankings.keywords (keyword) VALUES ($1) ON CONFLICT DO NOTHING', [
    keyword,
  ]);
});
test.afterEach(async () => {
  await google.stop();
  await query(`DELETE FROM rankings.settings WHERE name = 'search-console'`);
});

// It changes the source for everyone.
test('Search Console is connected with a key, read, revoked, and disconnected', async ({
  newVisitor,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource: .* 400 .*connection\/key/);
  google.sites = [];
  const { page } = await newVisitor();
  await openRankings(page, '?tab=source');
  const sample = page.getByText('Sample data', { exact: true });
  await sample.first().waitFor();
  const section = page.getByRole('region', { name: 'Search Console' });
  const file = section.getByLabel('JSON key');
  const upload = async (text: string) => {
    const key = { name: 'key.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await file.setInputFiles(key);
    await section.getByRole('button', { name: 'Upload key' }).click();
  };
  await upload('{"web":{}}');
  await section.getByText(/isn’t the JSON key of a service account/).waitFor();
  await expectUsable(page, 'a key that was refused');

  await upload(google.keyFile());
  await section.getByText(account).waitFor();
  await section.getByText(/can’t read any property yet/).waitFor();
  await expectUsable(page, 'whom to add in Search Console');
  google.sites = [site, 'https://other.example/'];
  await section.getByRole('button', { name: 'Check again' }).click();
  await section.getByRole('radio', { name: site }).check();
  await expectUsable(page, 'the properties');
  await section.getByRole('button', { name: 'Use this property' }).click();
  await expectToast(
    page,
    'Search Console Connected',
    `The first check reads ${site}. It continues if you leave this page.`,
  );
  await dismissToast(page);
  await section.getByRole('button', { name: 'Change property' }).waitFor();
  await expect(sample).toHaveCount(0);
  await expectUsable(page, 'a connection');
  await page.getByRole('tab', { name: 'Overview' }).click();
  const cell = page.getByRole('table', { name: /Top 10$/ }).getByRole('link', { name: keyword });
  await cell.waitFor();

  // The newest day was partial: it is read again.
  google.days.set(newest, [{ query: keyword, clicks: 9, impressions: 40, position: 1 }]);
  const check = page.getByRole('button', { name: 'Check Rankings Now' });
  const storedClicks = async () => {
    const [stored] = await query<{ clicks: string }>(
      "SELECT clicks FROM rankings.days WHERE source = 'search-console' AND day = $1",
      [newest],
    );
    return Number(stored?.clicks);
  };
  await expect(async () => {
    // While the first check is ending, a request for another one joins it.
    await check.click();
    await expect.poll(storedClicks, { timeout: 10_000 }).toBe(9);
  }).toPass();
  await notifications(page).getByText('Ranking Check', { exact: true }).waitFor();
  await dismissToast(page);

  google.disturbances.push({ path: 'query', status: 429, headers: { 'retry-after': '3600' } });
  await check.click();
  await expectToast(page, 'Ranking Check Failed', /quota for Search Console requests is used up/);
  await dismissToast(page);
  google.disturbances.push(
    { path: 'query', status: 401 },
    { path: 'token', status: 400, body: { error: 'invalid_grant' } },
  );
  await check.click();
  await expectToast(page, 'Ranking Check Failed', /doesn’t accept the service account’s key/);
  await dismissToast(page);
  await expectUsable(page, 'a check that failed');
  await cell.waitFor();

  await page.getByRole('tab', { name: 'Source' }).click();
  await section.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('dialog');
  await question.getByText(/The key is deleted from this server/).waitFor();
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await file.waitFor();
  await sample.first().waitFor();
  expect(await query(`SELECT value FROM rankings.settings WHERE name = 'search-console'`)).toEqual([
    { value: null },
  ]);
});
