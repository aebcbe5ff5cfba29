import { adviceInWords, apiPaths, type KeywordAdvice, type PageAdvice } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pressUndo, undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { server } from '../../../../test/server';
import { summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const window = { clicks: 3, impressions: 340, position: 11.2 };
const nearly: KeywordAdvice = {
  kind: 'nearly-on-page-one',
  keywordId: 7,
  keyword: 'google ads wilmington',
  landingPage: '/google-ads-wilmington',
  current: window,
  previous: window,
  expected: null,
  cause: null,
  pages: [],
};
const notShown: PageAdvice = {
  kind: 'not-in-google',
  page: '/services',
  keywords: 3,
  reason: 'noindex',
  coverage: 'Excluded by ‘noindex’ tag',
  inspectedAt: '2026-11-20T17:00:00Z',
};
const section = async () => within(await screen.findByRole('region', { name: 'What to do next' }));

describe('what to do next', () => {
  it('says when nothing stands out', async () => {
    serveRankings();
    openRankings();
    expect(
      await (await section()).findByText(/^Nothing stands out in the last 28 days/),
    ).toBeVisible();
  });

  it.each([
    ['csv', 'Upload the 28 days before to see what moved.'],
    ['search-console', /^Changes show up after 56 days of data/],
  ] as const)('says what is missing while nothing is compared, from %s', async (source, words) => {
    serveRankings({ summary: summary({ source }), isAdviceCompared: false });
    openRankings();
    const list = await section();
    expect(await list.findByText(words)).toBeVisible();
    expect(list.queryByText(/^Nothing stands out/)).not.toBeInTheDocument();
  });

  it('says what is missing below what one upload tells', async () => {
    const facts = { advice: [nearly], isAdviceCompared: false };
    serveRankings({ summary: summary({ source: 'csv' }), ...facts });
    openRankings();
    const list = await section();
    expect(await list.findByText(/^Position 11.2, seen 340 times\./)).toBeVisible();
    expect(list.getByText('Upload the 28 days before to see what moved.')).toBeVisible();
  });

  it.each([
    ['csv', /^October 22 – November 18, 2026\./],
    ['search-console', /^The last 28 days\./],
  ] as const)(
    'names the days it is about, which are not those of the alerts, from %s',
    async (source, days) => {
      serveRankings({ summary: summary({ source }), advice: [nearly] });
      openRankings();
      expect(await (await section()).findByText(days)).toBeVisible();
    },
  );

  it('names the keyword, its figures, one step and its page', async () => {
    serveRankings({ advice: [nearly] });
    openRankings();
    const list = await section();
    expect(await list.findByText(/^Position 11.2, seen 340 times\./)).toBeVisible();
    expect(list.getByRole('link', { name: 'Open the page' })).toHaveAttribute(
      'href',
      '/google-ads-wilmington',
    );
    expect(list.getByRole('link', { name: 'google ads wilmington' })).toBeVisible();
  });

  it('goes away by “Not now”, and comes back by Undo', async () => {
    const { bodies } = serveRankings({ advice: [nearly] });
    const { user } = openRankings();
    const list = await section();
    await user.click(await list.findByRole('button', { name: /^Not now/ }));
    expect(await list.findByText(/^Nothing stands out/)).toBeVisible();
    expect(currentToast()?.description).toMatch(/^“google ads wilmington” comes back in 90 days/);
    await pressUndo(user);
    expect(await list.findByText(/^Position 11.2/)).toBeVisible();
    const about = { kind: 'nearly-on-page-one', keywordId: 7 };
    await waitFor(() =>
      expect(bodies).toEqual([
        { ...about, isHidden: true },
        { ...about, isHidden: false },
      ]),
    );
  });

  it('says what Google says about a page, and hides that one', async () => {
    const { bodies } = serveRankings({ advice: [notShown] });
    const { user } = openRankings();
    const list = await section();
    expect(
      await list.findByText(/^Google says “Excluded by ‘noindex’ tag”\. 3 keywords/),
    ).toBeVisible();
    expect(list.getByRole('link', { name: /^Its keywords/ })).toHaveAttribute(
      'href',
      '/rankings?tab=keywords&search=%2Fservices',
    );
    await user.click(list.getByRole('button', { name: /^Not now/ }));
    expect(await list.findByText(/^Nothing stands out/)).toBeVisible();
    expect(bodies).toEqual([{ kind: 'not-in-google', page: '/services', isHidden: true }]);
  });

  it('becomes a task on Today for the owner, and Undo finishes it', async () => {
    serveRankings({ advice: [nearly], gates: ['admin', 'rankings'] });
    const tasks: unknown[] = [];
    server.use(
      http.post<never, { task: string; dueOn: string }>(apiPaths.tasks, async ({ request }) => {
        const body = await request.json();
        tasks.push(body.task);
        return HttpResponse.json({ id: 5, ...body }, { status: 201 });
      }),
      http.delete(`${apiPaths.tasks}/5`, () => {
        tasks.pop();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openRankings();
    const list = await section();
    await user.click(await list.findByRole('button', { name: /^Add to Today/ }));
    await waitForToast('Added to Today');
    expect(tasks).toEqual(['Nearly on page one: google ads wilmington']);
    await undoByKey(user);
    await waitFor(() => expect(tasks).toEqual([]));
  });

  it('is not offered as a task to someone with only the rankings’ password', async () => {
    serveRankings({ advice: [nearly] });
    openRankings();
    const list = await section();
    await list.findByRole('button', { name: /^Not now/ });
    await waitFor(() => expect(list.queryByRole('button', { name: /^Add to Today/ })).toBeNull());
  });

  it.each<[Partial<KeywordAdvice>, string]>([
    [
      { kind: 'seldom-clicked', expected: { clicks: 40, isOwnCurve: false } },
      'Position 11.2, seen 340 times, clicked 3 times where others get about 40.',
    ],
    [
      { kind: 'seldom-clicked', expected: { clicks: 40, isOwnCurve: true } },
      'Position 11.2, seen 340 times, clicked 3 times where your other keywords get about 40.',
    ],
    [
      { kind: 'losing-clicks', cause: 'demand', previous: { ...window, clicks: 60 } },
      '60 clicks before, 3 now.',
    ],
    [
      {
        kind: 'two-pages',
        pages: [
          { value: 'https://www.agency.example/ads', impressions: 60, share: 60 },
          { value: 'https://www.agency.example/?page=2', impressions: 40, share: 40 },
        ],
      },
      '/ads 60%, /?page=2 40% of impressions.',
    ],
  ])('says only what the figures say: %j', (facts, figures) => {
    const words = adviceInWords({ ...nearly, ...facts });
    expect(words.figures).toBe(figures);
    expect(words.step).toMatch(/\.$/);
  });
});
