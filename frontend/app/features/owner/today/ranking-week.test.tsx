import type { RankingWeek } from '@agency/contracts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openToday, serveWork } from './today.fixture';

const none = { count: 0, biggest: [] };
const week: RankingWeek = {
  source: 'search-console',
  period: { from: '2026-11-12', to: '2026-11-18' },
  now: { clicks: 214, impressions: 6_120, position: 14.2 },
  before: { clicks: 187, impressions: 5_980, position: 15 },
  gained: { ...none, count: 3 },
  lost: { ...none, count: 1 },
  entered: none,
  left: none,
};

it.each<[Partial<RankingWeek>, string]>([
  [{}, 'Rankings, Nov 12 – 18: 3 up, 1 down, average position 14.2 (0.8 better)'],
  [
    { source: 'sample', now: { ...week.now, position: 15.3 } },
    'Sample rankings, Nov 12 – 18: 3 up, 1 down, average position 15.3 (0.3 worse)',
  ],
  [
    { before: null, period: { from: '2026-10-22', to: '2026-11-18' } },
    'Rankings, Oct 22 – Nov 18: average position 14.2',
  ],
])('says in one line what moved in search: %j', async (facts, line) => {
  serveWork({ rankings: { ...week, ...facts } });
  openToday();
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the rankings' })).toHaveAttribute(
    'href',
    '/rankings',
  );
});

it('says nothing without data', async () => {
  serveWork({});
  openToday();
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeVisible();
  expect(screen.queryByText(/^Rankings,/)).not.toBeInTheDocument();
});
