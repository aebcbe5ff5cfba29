import { apiPaths, type UploadedPeriod, uploadedPeriodPath } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectUsable } from '../browser/accessibility.ts';
import { expectNoSidewaysScroll } from '../browser/owner.ts';
import { openRankings } from '../browser/rankings.ts';
import { expect, test } from '../browser/test.ts';
import { expectToast } from '../browser/toast.ts';

const summaryUrl = `**${apiPaths.rankingsSummary}`;
const checkUrl = `**${apiPaths.rankingsCheck}`;
/** The uploads, and one of them. */
const importsUrl = new RegExp(`${apiPaths.rankingsImports}(/|\\?|$)`);

/** The product's summary with these overrides. */
async function changeSummary(page: Page, facts: object): Promise<void> {
  await page.route(summaryUrl, async (route) => {
    const answer = await route.fetch();
    const json = answer.ok() ? { ...(await answer.json()), ...facts } : await answer.json();
    await route.fulfill({ response: answer, json });
  });
}

const period = { from: '2026-10-20', to: '2026-11-18' };
const uploaded: UploadedPeriod = {
  ...period,
  queries: 2,
  fileName: 'export.zip',
  fileKind: 'zip',
  uploadedAt: '2026-11-21T12:00:00Z',
};

const upload = (name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from('Top queries\n'),
});

test.describe('the rankings without complete data', () => {
  test('show a loading error, retry, and explain how to start before there is performance data', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource: .* 503/);
    const message = 'We are having trouble at the moment. Please try again.';
    await page.route(summaryUrl, (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message } }),
    );
    // The end of another test's check would refresh the data before this test does.
    await page.route(checkUrl, (route) => route.fulfill({ json: { running: null, last: null } }));
    await openRankings(page);
    await page.getByRole('heading', { name: 'Failed to load ranking dashboard' }).waitFor();
    await page.getByText(message).waitFor();
    await expectUsable(page, 'a failed summary');
    await page.unroute(summaryUrl);

    await changeSummary(page, { totalKeywords: 0, lastUpdated: null, dataThrough: null });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Ranking Monitoring Ready' }).waitFor();
    await page.getByText(/62\+ keywords are tracked/).waitFor();
    await page.getByText('Last updated: Never').waitFor();
    await expectUsable(page, 'the setup card');
  });

  test('name a missing column, list bad lines, import once confirmed, and take it back', async ({
    newVisitor,
    browserErrors,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    browserErrors.expect(/Failed to load resource: .* 400/);
    await changeSummary(page, { source: 'csv', isSample: false });
    await openRankings(page, '?tab=source');
    const section = page.getByRole('region', { name: 'Upload an export' });
    const send = section.getByRole('button', { name: 'Upload' });

    const message = 'The column “Clicks” is missing.';
    await page.route(importsUrl, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { statusCode: 400, message, errors: [{ path: 'file', message }] },
          })
        : route.fallback(),
    );
    await section.getByLabel('File').setInputFiles(upload('Queries.csv'));
    await section.getByLabel('First day').fill('2026-10-20');
    await section.getByLabel('Last day').fill('2026-11-18');
    await send.click();
    await section.getByText(message).waitFor();
    await section.getByText('Nothing was imported.').waitFor();
    await expectAccessible(page, 'a rejected file');

    await page.unroute(importsUrl);
    const asked: string[] = [];
    const stored: UploadedPeriod[] = [];
    await page.route(importsUrl, (route) => {
      const method = route.request().method();
      const headers = { 'X-Total-Count': String(stored.length) };
      if (method === 'GET') return route.fulfill({ json: stored, headers });
      if (method === 'DELETE') {
        asked.push(new URL(route.request().url()).pathname);
        stored.pop();
        return route.fulfill({ status: 204 });
      }
      const { searchParams } = new URL(route.request().url());
      asked.push(searchParams.get('confirm') ?? 'no');
      const isConfirmed = asked.at(-1) === 'yes';
      if (isConfirmed) stored.push(uploaded);
      return route.fulfill({
        json: {
          status: isConfirmed ? 'imported' : 'needs-confirmation',
          message: isConfirmed ? 'Imported 2 keywords.' : '1 line cannot be read; 2 can.',
          period,
          matched: 2,
          untracked: 0,
          badLineCount: 1,
          badLines: [{ line: 4, reason: 'Clicks are not a whole number.' }],
          replaces: [],
          keeps: [],
        },
      });
    });
    await section.getByLabel('File').setInputFiles(upload('export.zip'));
    await send.click();
    await section.getByText('Line 4: Clicks are not a whole number.').waitFor();
    await expectAccessible(page, 'a half-broken file');
    await expectNoSidewaysScroll(page);
    await section.getByRole('button', { name: 'Import 2 keywords' }).click();
    await expectToast(page, 'Export Imported', 'Imported 2 keywords.');
    expect(asked).toStrictEqual(['no', 'yes']);

    const uploads = page.getByRole('region', { name: 'Uploaded periods' });
    const remove = uploads.getByRole('button', { name: 'Remove October 20 – November 18, 2026' });
    await uploads.getByText('2 queries · export.zip').waitFor();
    await expectAccessible(page, 'an uploaded period');
    await expectNoSidewaysScroll(page);
    await remove.click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expectToast(page, 'Upload Removed', 'October 20 – November 18, 2026 no longer counts.');
    await uploads.getByText('No uploads yet.').waitFor();
    await expect(uploads.getByRole('heading')).toBeFocused();
    expect(asked.at(-1)).toBe(uploadedPeriodPath(period));
  });
});
