import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { keyword } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const one = '?tab=keywords&keyword=7';
const desk = () =>
  serveRankings({ keywords: [keyword(), keyword({ id: 9, keyword: 'ppc agency' })] });
const both = (other: string) =>
  screen.findByRole('img', {
    name: new RegExp(`^Position of “google ads wilmington”:.*Position of “${other}”:`),
  });

describe('a comparison', () => {
  it('is chosen from keywords and landing pages, and is in the address', async () => {
    desk();
    const { user } = openRankings(one);
    await user.click(await screen.findByRole('button', { name: 'Compare with …' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Compare with' }));
    expect(await dialog.findByRole('link', { name: /^ppc agency/ })).toBeInTheDocument();
    expect(dialog.queryByRole('link', { name: /^google ads wilmington/ })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('link', { name: '/services 4 keywords' }));
    expect(address()).toBe(`${one}&with=%2Fservices`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await both('/services')).querySelectorAll('[stroke-dasharray]')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Stop comparing' }));
    expect(address()).toBe(one);
  });

  it('is found by a search', async () => {
    desk();
    const { user } = openRankings(one);
    await user.click(await screen.findByRole('button', { name: 'Compare with …' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Compare with' }));
    await user.type(dialog.getByRole('searchbox'), 'ppc');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await user.click(dialog.getByRole('link', { name: /^ppc agency/ }));
    expect(address()).toBe(`${one}&with=9`);
  });

  it('is told by the slider and the table, of the chosen metric', async () => {
    desk();
    const { user } = openRankings(`${one}&with=%2Fservices`);
    await both('/services');
    expect(screen.getByRole('slider', { name: 'Day' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^google ads wilmington, Nov 18.*; \/services, Nov 18.*position 14/),
    );
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: /“google ads wilmington” and .*\/services/ });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayPosition, google ads wilmingtonPosition, /services',
      'Nov 18, 20267.914.0',
      'Nov 17, 20268.414.0',
    ]);
  });

  it('leaves the chart when it cannot be loaded', async () => {
    desk();
    server.use(
      http.get(`${apiPaths.rankingsLandingPages}/history`, () => refusal(503, 'Not now, please.')),
    );
    openRankings(`${one}&with=%2Fservices`);
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: /^Position of “google ads wilmington”/ }),
    ).toBeInTheDocument();
  });
});
