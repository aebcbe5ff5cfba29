import type { RankingAlert } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alert, summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const section = (name: string) => screen.findByRole('region', { name });

describe('the days that the figures cover', () => {
  const upload = { from: '2026-10-22', to: '2026-11-18' };

  it('are seven for checks', async () => {
    serveRankings();
    openRankings();
    expect(await screen.findByText('68,000 impressions, 3.5% CTR in 7 days')).toBeVisible();
  });

  it('are those of an upload in the cards, the list and on the page of a keyword', async () => {
    serveRankings({ summary: summary({ source: 'csv', period: upload }) });
    const { user } = openRankings();
    const days = 'October 22 – November 18, 2026';
    expect(await screen.findByText(`68,000 impressions, 3.5% CTR, ${days}`)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Keywords' }));
    await user.click(await screen.findByRole('link', { name: 'google ads wilmington' }));
    expect(await screen.findByRole('heading', { name: days })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: days })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All keywords' }));
    expect(await screen.findByText(`Keyword performance: ${days}`)).toBeVisible();
    expect(screen.queryByText(/7 days|seven/)).not.toBeInTheDocument();
  });
});

describe('the overview', () => {
  it('lists the keywords in the top 10 and top 3', async () => {
    serveRankings();
    openRankings();
    const top10 = within(await section('Keywords Ranking in Top 10')).getAllByRole('row');
    expect(top10.map((row) => row.textContent)).toEqual([
      'KeywordClicksImpressionsCTR %Position',
      'google ads wilmington1,20034,0003.5%2.4',
      'ppc agency1,20034,0003.5%8.1',
    ]);
    const top3 = within(await section('Keywords Ranking in Top 3')).getAllByRole('row');
    expect(top3).toHaveLength(2);
  });

  it('shows ten of a long list until it is expanded', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => ({
      id: n + 1,
      keyword: `keyword ${n + 1}`,
      clicks: 0,
      impressions: 10,
      ctr: 0,
      position: 5,
    }));
    serveRankings({ summary: summary({ top10Details: rows, top10Keywords: 240 }) });
    const { user } = openRankings();
    const list = within(await section('Keywords Ranking in Top 10'));
    expect(list.getAllByRole('row')).toHaveLength(11);
    await user.click(list.getByRole('button', { name: 'Show all 12' }));
    expect(list.getAllByRole('row')).toHaveLength(13);
    expect(list.getByRole('link', { name: 'All 240 are under Keywords' })).toBeInTheDocument();
  });

  const badges: [Partial<RankingAlert>, string, 'up' | 'down'][] = [
    [{ alertType: 'gain', severity: 'high' }, 'green', 'up'],
    [{ alertType: 'drop', severity: 'high' }, 'red', 'down'],
    [{ alertType: 'drop', severity: 'medium' }, 'yellow', 'down'],
    [{ alertType: 'drop', severity: 'low' }, 'blue', 'down'],
  ];
  it('marks each change by its color and an arrow', async () => {
    const recentAlerts = badges.map(([facts], id) => alert({ id, ...facts }));
    serveRankings({ summary: summary({ recentAlerts }) });
    openRankings();
    const changes = within(await section('Recent Ranking Changes')).getAllByRole('listitem');
    for (const [index, [facts, color, direction]] of badges.entries()) {
      const change = changes[index] as HTMLElement;
      const badge = within(change).getByText(new RegExp(`^5.2 ${facts.alertType}`));
      expect(badge).toHaveAttribute('data-color', color);
      expect(badge.querySelector('svg')).toHaveAttribute('data-direction', direction);
      expect(change).toHaveTextContent('12.6 → to 7.4');
    }
  });

  it('marks a change as read and updates the summary card', async () => {
    serveRankings();
    const { user } = openRankings();
    const changes = within(await section('Recent Ranking Changes'));
    await user.click(changes.getByRole('button', { name: /^Mark as read/ }));
    expect(await changes.findByRole('button', { name: /^Mark as unread/ })).toBeInTheDocument();
    const card = screen.getByText('Active Alerts').closest('div');
    await waitFor(() => expect(card).toHaveTextContent('Active Alerts0'));
  });

  it('says when nothing ranks and nothing moved', async () => {
    serveRankings({
      summary: summary({ top10Details: [], top3Details: [], top10Keywords: 0, recentAlerts: [] }),
    });
    openRankings();
    expect(await screen.findByText('No keywords rank in the top 10 yet.')).toBeInTheDocument();
    expect(screen.getByText('No keywords rank in the top 3 yet.')).toBeInTheDocument();
    expect(screen.getByText(/^No keyword has moved enough/)).toBeInTheDocument();
  });
});
