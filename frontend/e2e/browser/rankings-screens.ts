import {
  apiPaths,
  type RankingSummary,
  rankingSummarySchema,
  settingPath,
  settings,
  type UploadedPeriod,
} from '@agency/contracts';
import type { Page } from '@playwright/test';
import { openRankings } from './rankings.ts';
import { type Screen, screen } from './screens.ts';

const tab = (name: string, sign: string | RegExp) =>
  screen(`the rankings’ ${name}`, async (page) => {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel').getByText(sign).first().waitFor();
  });

const summaryUrl = `**${apiPaths.rankingsSummary}`;
/** The uploads, and one of them. */
const importsUrl = new RegExp(`${apiPaths.rankingsImports}(/|\\?|$)`);
const period = { from: '2026-10-20', to: '2026-11-18' };

const site = 'sc-domain:agency.example';

/** Mocks a connection to Search Console with a key, and this property. */
function connect(page: Page, property: string | null): Promise<unknown> {
  const account = 'monitor@agency.iam.gserviceaccount.com';
  const json = { isSetByOperator: false, canKeepKey: true, account, site: property };
  return page.route(`**${apiPaths.rankingsConnection}`, (route) => route.fulfill({ json }));
}

/** Mocks these facts of the product's summary. */
async function changeSummary(page: Page, facts: Partial<RankingSummary>): Promise<void> {
  await page.route(summaryUrl, async (route) => {
    const answer = await route.fetch();
    const summary = rankingSummarySchema.parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...summary, ...facts } });
  });
}

/** Like an installation with uploaded exports, whose owner has not said yet whether she wants emails. */
async function openUpload(page: Page): Promise<void> {
  await changeSummary(page, { source: 'csv', isSample: false });
  const undecided = { isWeekOn: null, weekday: 1, isAlertOn: false };
  await page.route(`**${settingPath(settings.rankingEmails)}`, (route) =>
    route.fulfill({ json: undecided }),
  );
  const uploaded: UploadedPeriod = {
    ...period,
    queries: 2,
    fileName: 'export.zip',
    uploadedAt: '2026-11-21T12:00:00Z',
  };
  await page.route(importsUrl, (route) =>
    route.fulfill({ json: [uploaded], headers: { 'X-Total-Count': '1' } }),
  );
  await openRankings(page, '?tab=source');
  await page.getByText(/^Email me what moved each week\?/).waitFor();
  await page.getByText('2 queries · export.zip').waitFor();
}

/** Uploads a file that gets this answer. */
async function upload(page: Page, answer: { status: number; json: object }): Promise<void> {
  await page.route(importsUrl, (route) => route.fulfill(answer), { times: 1 });
  const section = page.getByRole('region', { name: 'Upload an export' });
  const buffer = Buffer.from('Top queries\n');
  const file = { name: 'Queries.csv', mimeType: 'text/csv', buffer };
  await section.getByLabel('File').setInputFiles(file);
  await section.getByLabel('First day').fill(period.from);
  await section.getByLabel('Last day').fill(period.to);
  await section.getByRole('button', { name: 'Upload' }).click();
}

/** The browser reports the two failures among them. */
export const uploadFailures = /Failed to load resource: .* (400|503)/;

export const rankingsScreens: readonly Screen[] = [
  screen('the rankings’ overview', async (page) => {
    await openRankings(page);
    await page.getByText('Recent Ranking Changes').waitFor();
  }),
  screen('the history as a table', async (page) => {
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('table', { name: /by day$/ }).waitFor();
  }),
  tab('Keywords', /^1–50 of \d+ keywords$/),
  screen('the keywords of a landing page', async (page) => {
    await openRankings(page, '?tab=keywords&landing=/google-ads-wilmington');
    await page.getByRole('button', { name: /Show all landing pages$/ }).waitFor();
  }),
  screen('the form for a keyword', async (page) => {
    await page.getByRole('button', { name: 'Add a keyword' }).click();
    await page.getByRole('textbox', { name: 'Keyword' }).fill('w'.repeat(150));
  }),
  screen('the form for several keywords', async (page) => {
    await page.getByRole('button', { name: 'Paste several' }).click();
    await page.getByRole('form', { name: 'Add several keywords' }).waitFor();
  }),
  screen('searches that the list lacks', async (page) => {
    await openRankings(page, '?tab=keywords#other-queries');
    await page.getByRole('button', { name: /^Add all \d+ shown$/ }).waitFor();
  }),
  tab('Source', 'Save rules'),
  screen('one keyword', async (page) => {
    await page.getByRole('tab', { name: 'Overview' }).click();
    await page
      .getByRole('table', { name: /Top 10$/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('img', { name: /^Position of/ }).waitFor();
  }),
  screen('what to compare a keyword with', async (page) => {
    await page.getByRole('button', { name: 'Clicks', exact: true }).click();
    await page.getByRole('button', { name: 'Compare with …' }).click();
    await page.getByRole('dialog', { name: 'Compare with' }).getByRole('link').first().waitFor();
  }),
  screen('two lines in one chart', async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Compare with' });
    await dialog.getByRole('link', { name: /^\// }).first().click();
    await page.getByRole('img', { name: /^Clicks of .*\. Clicks of “\// }).waitFor();
  }),
  screen('two lines as a table', async (page) => {
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('columnheader', { name: /^Clicks, \// }).waitFor();
  }),
  screen('the question before removing a keyword', async (page) => {
    await page.getByRole('button', { name: 'Remove keyword …' }).click();
    await page.getByRole('button', { name: 'Remove it' }).waitFor();
  }),
  { name: 'an upload, and the question about emails', open: openUpload },
  screen('a rejected upload', async (page) => {
    const message = 'The column “Clicks” is missing.';
    const errors = [{ path: 'file', message }];
    await upload(page, { status: 400, json: { statusCode: 400, message, errors } });
    await page.getByText('Nothing was imported.').waitFor();
  }),
  screen('an upload with a line that can’t be read', async (page) => {
    const json = {
      status: 'needs-confirmation',
      message: '1 line can’t be read; 2 can.',
      period,
      matched: 2,
      untracked: 0,
      badLineCount: 1,
      badLines: [{ line: 4, reason: 'Clicks aren’t a whole number.' }],
      isReplacement: false,
    };
    await upload(page, { status: 200, json });
    await page.getByRole('button', { name: 'Import 2 keywords' }).waitFor();
  }),
  screen('rankings that cannot be loaded', async (page) => {
    const message = 'We are having trouble at the moment. Please try again.';
    const failure = { status: 503, json: { statusCode: 503, message } };
    await page.route(summaryUrl, (route) => route.fulfill(failure));
    // The end of another test's check would refresh the data.
    await page.route(`**${apiPaths.rankingsCheck}`, (route) =>
      route.fulfill({ json: { running: null, last: null } }),
    );
    await openRankings(page);
    await page.getByText(message).waitFor();
  }),
  screen('rankings without data', async (page) => {
    await page.unroute(summaryUrl);
    await changeSummary(page, { totalKeywords: 0, lastUpdated: null, dataThrough: null });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Ranking Monitoring Ready' }).waitFor();
  }),
  screen('whose properties a key may read', async (page) => {
    await connect(page, null);
    const properties = [site, 'https://a-long-name-of-another-site.example/'];
    await page.route(`**${apiPaths.rankingsConnectionProperties}`, (route) =>
      route.fulfill({ json: { properties, failure: null } }),
    );
    await openRankings(page, '?tab=source');
    await page.getByRole('radio', { name: site }).check();
  }),
  screen('a connection to Search Console', async (page) => {
    await connect(page, site);
    await openRankings(page, '?tab=source');
    await page.getByRole('button', { name: 'Change property' }).waitFor();
  }),
];

export const previewScreens: readonly Screen[] = [
  screen('an email preview', async (page) => {
    await page.goto('/email-previews');
    await page.getByRole('button', { name: 'Preview 24-hour reminder' }).click();
    await page.getByRole('button', { name: 'Close Preview' }).waitFor();
  }),
];
