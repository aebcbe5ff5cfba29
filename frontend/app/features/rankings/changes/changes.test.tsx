import { apiPaths } from '@agency/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { listed, server } from '../../../../test/server';
import { empty, summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const performance = (clicks: number, position: number) => ({
  clicks,
  impressions: 100,
  ctr: clicks,
  position,
});

function serveChanges() {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(apiPaths.rankingsChanges, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const rows = [
        {
          id: 7,
          keyword: 'google ads',
          from: performance(3, 12.6),
          to: performance(9, 7.4),
          positionGain: 5.2,
        },
        { id: 8, keyword: 'new one', from: null, to: performance(1, 30), positionGain: null },
      ];
      return listed(rows, undefined, 2);
    }),
  );
  return asked;
}

describe('the changes between two dates', () => {
  it('start with the last four weeks and show missing data as a gap', async () => {
    serveRankings();
    const asked = serveChanges();
    openRankings('?tab=changes');
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'google ads3912.67.4up 5.2',
      'new one–1–30.0–',
    ]);
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      from: '2026-10-21',
      to: '2026-11-18',
      days: '7',
    });
  });

  it('reject dates in the wrong order and accept others', async () => {
    serveRankings();
    const asked = serveChanges();
    const { user } = openRankings('?tab=changes');
    await screen.findByRole('table');
    fireEvent.change(screen.getByLabelText(/^First date/), { target: { value: '2026-11-18' } });
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByText('The second date must be after the first.')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
    fireEvent.change(screen.getByLabelText(/^First date/), { target: { value: '2026-11-01' } });
    await user.selectOptions(screen.getByRole('combobox', { name: /^Period/ }), 'Single day');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(
      await screen.findByRole('columnheader', { name: 'Position, Nov 1, 2026' }),
    ).toBeInTheDocument();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ from: '2026-11-01', days: '1' });
  });

  it('show a notice when the address is beyond the last page', async () => {
    serveRankings();
    server.use(http.get(apiPaths.rankingsChanges, () => listed([], undefined, 2)));
    openRankings('?tab=changes&page=9');
    await screen.findByText('Page not found');
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      expect.not.stringContaining('page='),
    );
  });

  it('show a notice before the first data', async () => {
    serveRankings({ summary: summary(empty) });
    openRankings('?tab=changes');
    expect(await screen.findByText('Nothing to compare yet')).toBeInTheDocument();
  });
});
