import type { RankingAdvice } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast/toast-store';
import { keepRankings, openRankings } from '../rankings.fixture';
import { adviceInWords } from './advice-in-words';

const window = { clicks: 3, impressions: 340, position: 11.2 };
const nearly: RankingAdvice = {
  kind: 'nearly-on-page-one',
  keywordId: 7,
  keyword: 'google ads wilmington',
  landingPage: '/google-ads-wilmington',
  current: window,
  previous: window,
  expected: null,
  cause: null,
};
const section = async () => within(await screen.findByRole('region', { name: 'What to do next' }));

describe('what to do next', () => {
  it('says when nothing stands out', async () => {
    keepRankings();
    openRankings();
    expect(
      await (await section()).findByText(/^Nothing stands out in the last 28 days/),
    ).toBeVisible();
  });

  it('names the keyword, its figures, one step and its page', async () => {
    keepRankings({ advice: [nearly] });
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
    const { bodies } = keepRankings({ advice: [nearly] });
    const { user } = openRankings();
    const list = await section();
    await user.click(await list.findByRole('button', { name: /^Not now/ }));
    expect(await list.findByText(/^Nothing stands out/)).toBeVisible();
    expect(currentToast()?.description).toMatch(/^“google ads wilmington” comes back in 90 days/);
    const notices = within(screen.getByRole('region', { name: /Notifications/ }));
    await user.click(notices.getByRole('button', { name: 'Undo' }));
    expect(await list.findByText(/^Position 11.2/)).toBeVisible();
    const about = { kind: 'nearly-on-page-one', keywordId: 7 };
    await waitFor(() =>
      expect(bodies).toEqual([
        { ...about, isHidden: true },
        { ...about, isHidden: false },
      ]),
    );
  });

  it.each<[Partial<RankingAdvice>, string]>([
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
  ])('says only what the figures say: %j', (facts, figures) => {
    const words = adviceInWords({ ...nearly, ...facts });
    expect(words.figures).toBe(figures);
    expect(words.step).toMatch(/\.$/);
  });
});
