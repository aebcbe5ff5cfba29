import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { refusal, server } from '../../../test/server';
import { empty, finished, summary } from './rankings.fixture';
import { openRankings, serveRankings } from './rankings-server.fixture';
import { refreshMs } from './shared/rankings';

const card = async (label: string) => (await screen.findByText(label)).closest('div');

describe('the rankings page', () => {
  it('shows the four summary cards and how new the data is', async () => {
    serveRankings();
    openRankings();
    expect(await card('Total Keywords')).toHaveTextContent('64');
    const average = within((await card('Avg Position')) as HTMLElement);
    expect(average.getByText('9.8')).toHaveAttribute('data-color', 'blue');
    expect(average.getByText('In the top 10')).toBeInTheDocument();
    expect(await card('Top 10 Rankings')).toHaveTextContent('2');
    expect(await card('Active Alerts')).toHaveTextContent('1');
    expect(screen.getByText(/^Last updated/)).toHaveTextContent('Nov 21, 2026 at 7:00 AM ET');
    expect(screen.getByText(/^Data through/)).toHaveTextContent('Nov 18, 2026');
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('marks sample data', async () => {
    serveRankings({ summary: summary({ source: 'sample', isSample: true }) });
    openRankings();
    expect(await screen.findByText('Sample data')).toBeInTheDocument();
  });

  it('shows the setup card while there is no data', async () => {
    serveRankings({ summary: summary(empty), check: { running: null, last: null } });
    openRankings();
    expect(
      await screen.findByRole('heading', { name: 'Ranking Monitoring Ready' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/62\+ keywords are tracked/)).toHaveTextContent('Check Rankings Now');
    expect(screen.getByText(/^Last updated/)).toHaveTextContent('Never');
    expect(screen.queryByText('Keywords Ranking in Top 10')).not.toBeInTheDocument();
  });

  it('says why the last check failed and keeps the data', async () => {
    const message = 'The Search Console API is not enabled for this project.';
    serveRankings({ check: { running: null, last: finished({ status: 'failed', message }) } });
    openRankings();
    expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
    expect(await card('Total Keywords')).toHaveTextContent('64');
  });

  it('offers a retry when the summary cannot be loaded', async () => {
    serveRankings();
    const sentence = 'We are having trouble at the moment.';
    server.use(http.get(apiPaths.rankingsSummary, () => refusal(503, sentence), { once: true }));
    const { user } = openRankings();
    expect(await screen.findByText('Failed to load ranking dashboard')).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Total Keywords')).toHaveTextContent('64');
  });

  it.each([
    ['failed', () => new HttpResponse(null, { status: 502 }), /^Something went wrong on our side/],
    ['was not reached', () => HttpResponse.error(), /^The server didn’t respond\. Check your conn/],
  ])('says so when the server %s without a sentence', async (_, answer, sentence) => {
    serveRankings();
    server.use(http.get(apiPaths.rankingsSummary, answer));
    openRankings();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('refreshes the summary every five minutes and keeps the old one when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { desk } = serveRankings();
      openRankings();
      expect(await card('Total Keywords')).toHaveTextContent('64');
      desk.summary = summary({ totalKeywords: 65 });
      await vi.advanceTimersByTimeAsync(refreshMs - 1_000);
      expect(await card('Total Keywords')).toHaveTextContent('64');
      await vi.advanceTimersByTimeAsync(1_000);
      await waitFor(async () => expect(await card('Total Keywords')).toHaveTextContent('65'));

      server.use(http.get(apiPaths.rankingsSummary, () => refusal(503, 'Not now.')));
      await vi.advanceTimersByTimeAsync(refreshMs);
      expect(await screen.findByText('The last refresh failed.', { exact: false })).toBeVisible();
      expect(await card('Total Keywords')).toHaveTextContent('65');
    } finally {
      vi.useRealTimers();
    }
  });

  it('sums them up in one line on the other tabs', async () => {
    serveRankings();
    const { user } = openRankings();
    await card('Total Keywords');
    await user.click(screen.getByRole('tab', { name: 'Source' }));
    expect(await card('Total Keywords')).toHaveTextContent('Total Keywords64');
    expect(await card('Avg Position')).toHaveTextContent('Avg Position9.8');
    expect(screen.queryByText('In the top 10')).not.toBeInTheDocument();
  });
});
