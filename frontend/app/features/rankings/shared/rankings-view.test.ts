import { keywordSorts, normalizeKeyword, rankingsQuery, rankingTabs } from '@agency/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metrics, parseRankingsView, type RankingsView, rankingsViewParams } from './rankings-view';

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const text = fc.string({ minLength: 1, maxLength: 20 }).filter((typed) => typed === typed.trim());

const views: fc.Arbitrary<RankingsView> = fc.record({
  tab: fc.constantFrom(...rankingTabs),
  filter: fc.record({
    search: maybe(text),
    tag: maybe(text.map(normalizeKeyword)),
    paused: maybe(fc.constantFrom('yes' as const, 'no' as const)),
    landing: maybe(text.map((path) => `/${path.replaceAll(/\s/g, '-')}`)),
    sort: fc.constantFrom(...keywordSorts),
  }),
  page: fc.integer({ min: 1, max: 100_000 }),
  keyword: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  metric: fc.constantFrom(...metrics),
  comparedWith: fc.constantFrom(null, '/services'),
});

const parse = (address: string) => parseRankingsView(new URLSearchParams(address));

describe('the rankings view in the address', () => {
  it('comes back from the address as it went in', () => {
    fc.assert(
      fc.property(views, (view) => {
        // Only an open keyword is compared.
        const expected = view.keyword === null ? { ...view, comparedWith: null } : view;
        expect(parse(rankingsViewParams(view).toString())).toEqual(expected);
      }),
    );
  });

  it.each([
    'tab=map',
    'paused=maybe',
    'sort=luck',
    'page=0',
    'page=1e3',
    'keyword=-4',
    'metric=luck',
    'with=/services',
  ])('ignores %s', (address) => {
    expect(parse(address)).toEqual(parse(''));
  });

  it.each<[keyof typeof rankingsQuery, string, Partial<RankingsView>]>([
    ['tab', rankingsQuery.tab('source'), { tab: 'source' }],
    ['keyword', rankingsQuery.keyword(22), { tab: 'keywords', keyword: 22 }],
    [
      'landingPage',
      rankingsQuery.landingPage('/google-ads'),
      { tab: 'keywords', filter: { sort: 'position', landing: '/google-ads' } },
    ],
  ])('opens the view that emails link to (%s: %s), under its own address', (_, query, view) => {
    expect(parse(query)).toEqual({ ...parse(''), ...view });
    expect(rankingsViewParams(parse(query)).toString()).toBe(query);
  });

  it.each([
    ['with=8', 8],
    ['with=/services', '/services'],
    ['with=7', null],
    ['with=https://elsewhere.example', null],
    ['with=/a b', null],
  ])('compares keyword 7 as in %s', (address, expected) => {
    expect(parse(`keyword=7&${address}`).comparedWith).toBe(expected);
  });
});
