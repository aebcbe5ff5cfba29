import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const row = { clicks: 2, impressions: 80, position: 7.4, share: 80 };
const all = {
  isAvailable: true,
  period: { from: '2026-10-22', to: '2026-11-18' },
  pages: [{ ...row, value: 'https://www.agency.example/services?a=1' }],
  countries: [
    { ...row, value: 'US' },
    { ...row, value: 'ZZ', share: 20 },
  ],
  devices: [{ ...row, value: 'mobile' }],
};

const section = async () =>
  within(await screen.findByRole('region', { name: 'Pages, countries and devices' }));

it('names a keyword’s pages, countries and devices, each with its share', async () => {
  serveRankings({ breakdown: all, summary: summary({ isSample: true }) });
  openRankings('?tab=keywords&keyword=7');
  const tables = await section();
  expect(await tables.findByRole('link', { name: '/services?a=1' })).toHaveAttribute(
    'href',
    'https://www.agency.example/services?a=1',
  );
  const names = tables.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['/services?a=1', 'United States', 'Not known', 'Phone']);
  expect(tables.getByRole('row', { name: 'United States 2 80 7.4 80.0%' })).toBeVisible();
  expect(tables.getByText(/Sample data: all of it is made up\./)).toBeVisible();
});

it.each([
  [{ isAvailable: false }, /Uploaded exports don’t include .* Connect Search Console/],
  [{ isAvailable: true }, /^Nothing yet for the newest 28 days/],
])('says why there are none: %j', async (facts, words) => {
  serveRankings({
    breakdown: { period: null, pages: [], countries: [], devices: [], ...facts },
  });
  openRankings('?tab=keywords&keyword=7');
  expect(await (await section()).findByText(words)).toBeVisible();
});
