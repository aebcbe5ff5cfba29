import { apiPaths, rankingSummarySchema } from '@agency/contracts';
import type { Page } from '@playwright/test';
import { openRankings } from './rankings.ts';
import type { Screen } from './screens.ts';

const tab = (name: string, sign: string | RegExp): Screen => ({
  name: `the rankings’ ${name}`,
  open: async (page) => {
    await openRankings(page, `?tab=${name}`);
    await page.getByRole('tabpanel').getByText(sign).first().waitFor();
  },
});

/** Like an installation with uploaded exports. */
async function openUpload(page: Page): Promise<void> {
  await page.route(`**${apiPaths.rankingsSummary}`, async (route) => {
    const answer = await route.fetch();
    const summary = rankingSummarySchema.parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...summary, source: 'csv', isSample: false } });
  });
  await openRankings(page, '?tab=source');
  await page.getByRole('region', { name: 'Upload an export' }).getByLabel('File').waitFor();
}

export const rankingsScreens: readonly Screen[] = [
  tab('overview', 'Recent Ranking Changes'),
  {
    name: 'the history as a table',
    open: async (page) => {
      await page.getByRole('button', { name: 'Show as table' }).click();
      await page.getByRole('table', { name: /by day$/ }).waitFor();
    },
  },
  tab('keywords', /^1–50 of \d+ keywords$/),
  {
    name: 'the keywords of a landing page',
    open: async (page) => {
      await openRankings(page, '?tab=keywords&landing=/google-ads-wilmington');
      await page.getByRole('button', { name: /Show all landing pages$/ }).waitFor();
    },
  },
  {
    name: 'the form for a keyword',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add a keyword' }).click();
      await page.getByRole('textbox', { name: 'Keyword' }).waitFor();
    },
  },
  {
    name: 'the form for several keywords',
    open: async (page) => {
      await page.getByRole('button', { name: 'Paste several' }).click();
      await page.getByRole('form', { name: 'Add several keywords' }).waitFor();
    },
  },
  {
    name: 'searches that the list lacks',
    open: async (page) => {
      await openRankings(page, '?tab=keywords#other-queries');
      await page.getByRole('button', { name: /^Add all \d+ shown$/ }).waitFor();
    },
  },
  tab('changes', /^1–50 of \d+ keywords$/),
  tab('alerts', 'Save rules'),
  tab('source', /^Works:/),
  {
    name: 'one keyword',
    open: async (page) => {
      await openRankings(page);
      await page
        .getByRole('table', { name: /Top 10$/ })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('img', { name: /^Position of/ }).waitFor();
    },
  },
  {
    name: 'the question before removing a keyword',
    open: async (page) => {
      await page.getByRole('button', { name: 'Remove keyword …' }).click();
      await page.getByRole('button', { name: 'Remove it' }).waitFor();
    },
  },
  { name: 'an upload', open: openUpload },
];

export const previewScreens: readonly Screen[] = [
  {
    name: 'an email preview',
    open: async (page) => {
      await page.goto('/email-previews');
      await page.getByRole('button', { name: 'Preview 24-hour reminder' }).click();
      await page.getByRole('button', { name: 'Close Preview' }).waitFor();
    },
  },
];
