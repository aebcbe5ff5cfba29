import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { keyword } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const keywordsUrl = apiPaths.rankingsKeywords;
const table = () => screen.findByRole('table', { name: /^Keyword performance/ });

describe('the keywords', () => {
  it('are listed with performance, tags and change', async () => {
    serveRankings({
      keywords: [
        keyword(),
        keyword({
          id: 9,
          keyword: 'new one',
          current: null,
          previous: null,
          positionGain: null,
          best: null,
          tags: [],
          landingPage: null,
          isPaused: true,
        }),
      ],
    });
    openRankings('?tab=keywords');
    const [, first, second] = within(await table()).getAllByRole('row');
    expect(first).toHaveTextContent(
      'google ads wilmington/google-ads-wilmingtonTag service:google-ads123403.5%up 5.26.1Oct 3, 20267.4',
    );
    expect(second).toHaveTextContent('new onePaused––––––');
  });

  it('are searched, filtered, sorted and exported by the address', async () => {
    const { asked } = serveRankings({
      keywords: [keyword(), keyword({ id: 9, keyword: 'ppc agency' })],
    });
    const { user } = openRankings('?tab=keywords');
    await table();
    await user.keyboard('/ppc');
    await waitFor(() => expect(address()).toBe('?tab=keywords&search=ppc'));
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Tag' }),
      'service:google-ads (1)',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
    await user.click(within(await table()).getByRole('link', { name: 'Change' }));
    await waitFor(() => expect(address()).toContain('sort=gain'));
    expect(screen.getByRole('columnheader', { name: 'Change' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    const filter = 'search=ppc&tag=service%3Agoogle-ads&paused=no&sort=gain';
    expect(asked).toContain(`GET /api/rankings/keywords?${filter}&limit=50&offset=0`);
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/rankings/keywords/export?${filter}`,
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('?tab=keywords&sort=gain'));
  });

  it('have the last 28 days as a line each, of one request for the page', async () => {
    const { asked } = serveRankings({ keywords: [keyword({ id: 9 }), keyword()] });
    openRankings('?tab=keywords');
    const rows = within(await table()).getAllByRole('row');
    await waitFor(() => expect(rows[2]?.querySelector('path[d^="M2,"]')).toBeInTheDocument());
    expect(rows[1]?.querySelector('path[d^="M2,"]')).toBeInTheDocument();
    expect(asked.filter((call) => call.includes('curves'))).toEqual([
      'GET /api/rankings/keywords/curves?ids=9,7',
    ]);
  });

  it('are complete without those lines', async () => {
    serveRankings();
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get(apiPaths.rankingsCurves, () => refusal(503, 'Not now, please.')));
    openRankings('?tab=keywords');
    expect(await table()).toHaveTextContent('google ads wilmington');
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('The curves couldn’t be loaded.', expect.anything()),
    );
    expect(screen.queryByText('Not now, please.')).not.toBeInTheDocument();
  });

  it('show a notice when none matches', async () => {
    serveRankings();
    openRankings('?tab=keywords&search=zzz');
    expect(
      await screen.findByRole('heading', { name: 'No matching keywords' }),
    ).toBeInTheDocument();
  });

  it('can be added, and a rejected field shows its error', async () => {
    const { desk } = serveRankings();
    const message = 'This keyword is on the list already.';
    const sent: unknown[] = [];
    server.use(
      http.post(keywordsUrl, async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return refusal(400, message, [{ path: 'keyword', message }]);
        const added = keyword({ id: 12, keyword: 'ads in leland' });
        desk.keywords.push(added);
        return HttpResponse.json(added, { status: 201 });
      }),
    );
    const { user } = openRankings('?tab=keywords');
    await user.click(await screen.findByRole('button', { name: 'Add a keyword' }));
    const form = within(screen.getByRole('form', { name: 'Add a keyword' }));
    await user.click(form.getByRole('button', { name: 'Add keyword' }));
    expect(await form.findByText('Please enter a keyword.')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Keyword' }), 'Ads in Leland');
    await user.type(form.getByRole('textbox', { name: /^Landing page/ }), '/services');
    await user.type(form.getByRole('textbox', { name: /^Tags/ }), 'location:leland, ');
    await user.click(form.getByRole('button', { name: 'Add keyword' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: 'Keyword' })).toHaveAccessibleDescription(
        new RegExp(message),
      ),
    );
    await user.click(form.getByRole('button', { name: 'Add keyword' }));
    expect(await screen.findByText('Keyword Added')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'ads in leland' })).toBeInTheDocument();
    expect(sent[1]).toEqual({
      keyword: 'ads in leland',
      landingPage: '/services',
      tags: ['location:leland'],
    });
  });
});

describe('one keyword', () => {
  it('opens with its history and last two weeks, and returns to the list', async () => {
    serveRankings();
    const { user } = openRankings('?tab=keywords&search=google&keyword=7');
    expect(
      await screen.findByRole('heading', { name: 'google ads wilmington' }),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole('img', { name: /^Position of “google ads wilmington”/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Position 12.6 7.4' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All keywords' }));
    expect(address()).toBe('?tab=keywords&search=google');
    const link = await screen.findByRole('link', { name: 'google ads wilmington' });
    await user.click(link);
    await user.click(await screen.findByRole('link', { name: 'All keywords' }));
    expect(address()).toBe('?tab=keywords&search=google');
    expect(screen.getByRole('link', { name: 'google ads wilmington' })).toHaveFocus();
  });

  it('gets new tags and another landing page', async () => {
    const { bodies } = serveRankings();
    const { user } = openRankings('?tab=keywords&keyword=7');
    const tags = await screen.findByRole('textbox', { name: /^Tags/ });
    await user.clear(tags);
    await user.type(tags, 'Home, location:leland');
    await user.clear(screen.getByRole('textbox', { name: /^Landing page/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Landing page and tags saved.')).toBeInTheDocument();
    expect(bodies).toEqual([{ landingPage: null, tags: ['home', 'location:leland'] }]);
  });

  it('is paused and resumed', async () => {
    const { bodies } = serveRankings();
    const { user } = openRankings('?tab=keywords&keyword=7');
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    const resume = await screen.findByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume).toBeEnabled());
    await user.click(resume);
    await screen.findByRole('button', { name: 'Pause' });
    expect(bodies).toEqual([{ isPaused: true }, { isPaused: false }]);
  });

  it('is removed after confirmation', async () => {
    const { desk } = serveRankings();
    const { user } = openRankings('?tab=keywords&keyword=7');
    await screen.findByRole('img', { name: /^Position of/ });
    const reads = vi.spyOn(globalThis, 'fetch');
    await user.click(await screen.findByRole('button', { name: 'Remove keyword …' }));
    expect(desk.keywords).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('Keyword Removed')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('?tab=keywords'));
    expect(desk.keywords).toEqual([]);
    const asked = reads.mock.calls.slice(1).map(([path]) => String(path));
    expect(asked.filter((path) => path.includes('keywords/7'))).toEqual([]);
  });

  it('shows a notice when it was removed', async () => {
    serveRankings({ keywords: [] });
    openRankings('?tab=keywords&keyword=7');
    expect(await screen.findByText('This keyword isn’t on the list')).toBeInTheDocument();
  });
});
