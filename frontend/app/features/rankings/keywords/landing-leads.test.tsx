import { apiPaths } from '@agency/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const line = (_: string, element: Element | null) =>
  element?.tagName === 'P' &&
  element.textContent ===
    '6 leads from organic search landed on /google-ads-wilmington in the last 90 days.';
const search =
  '?tab=sources&by=landing&stage=leads&key=%2Fgoogle-ads-wilmington&channel=organic-search';

it.each([
  ['page', 'keyword=7'],
  ['list', 'landing=/google-ads-wilmington'],
])('leads from the %s of a keyword to the leads of its landing page', async (_, view) => {
  serveRankings({ gates: ['admin', 'rankings'] });
  openRankings(`?tab=keywords&${view}`);
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByRole('link', { name: '6 leads' })).toHaveAttribute('href', `/admin${search}`);
});

it('neither asks for leads nor shows them to a session of the rankings alone', async () => {
  const { asked } = serveRankings();
  openRankings('?tab=keywords&keyword=7');
  expect(await screen.findByRole('heading', { name: 'google ads wilmington' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  expect(asked.filter((one) => one.includes(apiPaths.sourceLeads))).toEqual([]);
});

it('narrows the list to a landing page, and shows all again', async () => {
  const { asked } = serveRankings();
  const { user } = openRankings('?tab=keywords&landing=/google-ads-wilmington');
  await user.click(await screen.findByRole('button', { name: /Show all landing pages/ }));
  expect(asked.filter((one) => one.includes('/keywords?'))).toEqual([
    expect.stringContaining('landing=%2Fgoogle-ads-wilmington'),
    expect.not.stringContaining('landing='),
  ]);
});
