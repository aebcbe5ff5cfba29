import { apiPaths } from '@agency/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { point } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const gap = { clicks: null, impressions: null, ctr: null, position: null, coversDays: 0 };
const points = [
  point({ day: '2026-11-15', position: 9 }),
  point({ day: '2026-11-16', ...gap }),
  point({ day: '2026-11-17', position: 6 }),
  point({ day: '2026-11-18', position: 5 }),
];
const chart = () => screen.findByRole('img', { name: /^Average position/ });

describe('the history', () => {
  it('is drawn with its gaps and described in words', async () => {
    serveRankings({ points });
    openRankings();
    expect(await chart()).toHaveAccessibleName(/9.0 on Nov 15.* 5.0 on Nov 18.*1 day without data/);
    expect((await chart()).querySelectorAll('[data-segment]')).toHaveLength(2);
  });

  it('draws a better position higher', async () => {
    serveRankings({
      points: [
        point({ day: '2026-11-17', position: 9 }),
        point({ position: 2, day: '2026-11-18' }),
      ],
    });
    openRankings();
    const segment = (await chart()).querySelector('[data-segment]')?.getAttribute('d') ?? '';
    const [, from = '', to = ''] = /^M[\d.]+,([\d.]+).*,([\d.]+)$/.exec(segment) ?? [];
    expect(Number(from)).toBeGreaterThan(Number(to));
  });

  it('can be read day by day with the arrow keys', async () => {
    serveRankings({ points });
    openRankings();
    const day = await screen.findByRole('slider', { name: 'Day' });
    expect(day).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Nov 18, 2026: position 5.0'),
    );
    fireEvent.change(day, { target: { value: '1' } });
    expect(day).toHaveAttribute('aria-valuetext', 'Nov 16, 2026: no data');
  });

  it('can be shown as a table, newest day first', async () => {
    serveRankings({ points });
    const { user } = openRankings();
    await user.click(await screen.findByRole('button', { name: 'Show as table' }));
    const rows = within(
      screen.getByRole('table', { name: 'Average position by day' }),
    ).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayPositionClicksImpressionsCTR',
      'Nov 18, 20265.0123403.5%',
      'Nov 17, 20266.0123403.5%',
      'Nov 16, 2026no data',
      'Nov 15, 20269.0123403.5%',
    ]);
  });

  it('shows clicks, from the address to the words and the table', async () => {
    const { asked } = serveRankings({ points });
    const { user } = openRankings();
    await user.click(await screen.findByRole('button', { name: 'Clicks' }));
    expect(address()).toBe('?metric=clicks');
    expect(
      await screen.findByRole('img', { name: /^Clicks: 12 on Nov 15.* most 12/ }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByRole('table', { name: 'Clicks by day' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Position' }));
    expect(address()).toBe('');
    expect(asked.filter((call) => call.includes('/history'))).toHaveLength(1);
  });

  it('draws an uploaded period as its average per day, and says so', async () => {
    const upload = point({ day: '2026-11-18', clicks: 42, coversDays: 28 });
    serveRankings({ points: [point({ day: '2026-11-17', ...gap }), upload] });
    const { user } = openRankings('?metric=clicks');
    expect(
      await screen.findByText('An uploaded period is drawn as its average per day.'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('slider', { name: 'Day' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^28 days to Nov 18.* 42 clicks.*1.5 clicks a day$/),
    );
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table', { name: 'Clicks by day' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual([
      'Nov 18, 2026 28 days8.4421.5 a day3403.5%',
    ]);
  });

  it('loads the chosen range', async () => {
    const { asked } = serveRankings({ points });
    const { user } = openRankings();
    await user.click(await screen.findByRole('button', { name: '365 days' }));
    expect(screen.getByRole('button', { name: '365 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await chart();
    expect(asked.filter((call) => call.includes('/history'))).toEqual([
      'GET /api/rankings/history?days=28',
      'GET /api/rankings/history?days=365',
    ]);
  });

  it('says when there is no data and when it could not be loaded', async () => {
    serveRankings({ points: [point(gap)] });
    const { user } = openRankings();
    expect(await screen.findByText(/^No data for these days/)).toBeInTheDocument();
    server.use(http.get(apiPaths.rankingsHistory, () => refusal(503, 'Not now, please.')));
    await user.click(screen.getByRole('button', { name: '90 days' }));
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
  });
});
