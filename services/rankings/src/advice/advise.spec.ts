import { brand, maxAdvice, type PageAdvice } from '@agency/contracts';
import { advise, type ObservedKeyword } from './advise.js';
import { type Observed, usualRateAt } from './click-rates.js';

const keyword = (
  id: number,
  current: Partial<Observed>,
  previous: Partial<Observed> = current,
  name = `keyword ${id}`,
): ObservedKeyword => ({
  keywordId: id,
  keyword: name,
  landingPage: null,
  current: { clicks: 0, impressions: 0, position: 50, ...current },
  previous: { clicks: 0, impressions: 0, position: 50, ...previous },
  pages: [],
});
const kindsOf = (...keywords: ObservedKeyword[]) => advise(keywords).map(({ kind }) => kind);

describe('nearly on page one', () => {
  it.each([
    [11.2, 340, true],
    [10.5, 30, true],
    [20, 30, true],
    [10.4, 340, false],
    [20.1, 340, false],
    [11.2, 29, false],
  ])('should be position %d with %d impressions: %s', (position, impressions, isSo) => {
    const clicks = Math.round(impressions * 0.03);
    expect(kindsOf(keyword(1, { position, impressions, clicks }))).toEqual(
      isSo ? ['nearly-on-page-one'] : [],
    );
  });
});

describe('seen, rarely clicked', () => {
  it('should be clicked far less than usual at its position', () => {
    const seen = { position: 3, impressions: 400 };
    const [advice] = advise([keyword(1, { ...seen, clicks: 5 })]);
    expect(advice).toMatchObject({
      kind: 'seldom-clicked',
      expected: { clicks: 40, isOwnCurve: false },
    });
    expect(kindsOf(keyword(1, { ...seen, clicks: 30 }))).toEqual([]);
    expect(kindsOf(keyword(1, { position: 3, impressions: 99, clicks: 0 }))).toEqual([]);
  });

  it('should follow the site’s own rate once others were seen there often enough', () => {
    const others = [2, 3].map((id) => keyword(id, { position: 3.2, impressions: 900, clicks: 18 }));
    expect(kindsOf(keyword(1, { position: 3, impressions: 400, clicks: 5 }), ...others)).toEqual(
      [],
    );
  });
});

describe('losing clicks', () => {
  const before = { clicks: 60, impressions: 1_000, position: 4 };
  it.each([
    [{ clicks: 25, impressions: 900, position: 6.5 }, 'position'],
    [{ clicks: 25, impressions: 400, position: 4.2 }, 'demand'],
    [{ clicks: 25, impressions: 1_000, position: 4.2 }, 'click-rate'],
  ])('should say what fell: %j', (now, cause) => {
    expect(advise([keyword(1, now, before)])).toMatchObject([{ kind: 'losing-clicks', cause }]);
  });

  it('should need clicks before', () => {
    const now = { clicks: 25, impressions: 1_000, position: 4.2 };
    expect(kindsOf({ ...keyword(1, now), previous: null })).toEqual([]);
  });

  it('should not be raised for what chance can do', () => {
    expect(kindsOf(keyword(1, { ...before, clicks: 45 }, before))).toEqual([]);
    expect(
      kindsOf(keyword(1, { ...before, clicks: 4 }, { ...before, clicks: 12, impressions: 90 })),
    ).not.toContain('losing-clicks');
  });
});

/** Pages by their impressions in the window. */
function pagesOf(impressions: Record<string, number>): ObservedKeyword['pages'] {
  const total = Object.values(impressions).reduce((sum, one) => sum + one, 0);
  return Object.entries(impressions).map(([path, seen]) => ({
    value: `https://www.agency.example${path}`,
    impressions: seen,
    share: (100 * seen) / total,
  }));
}

describe('two pages rank for the same search', () => {
  const seen = { position: 30, impressions: 100 };
  const withPages = (impressions: Record<string, number>, name?: string) => ({
    ...keyword(1, seen, seen, name),
    pages: pagesOf(impressions),
  });

  it.each<[string, Record<string, number>, boolean]>([
    ['half each', { '/a': 60, '/b': 40 }, true],
    ['the largest has four fifths', { '/a': 80, '/b': 20 }, true],
    ['the largest has more', { '/a': 81, '/b': 19 }, false],
    ['too few impressions', { '/a': 59, '/b': 40 }, false],
    ['the others are small', { '/a': 79, '/b': 9, '/c': 7, '/d': 5 }, false],
    ['home and one other', { '/': 50, '/b': 50 }, false],
    ['home and two others', { '/': 40, '/b': 30, '/c': 30 }, true],
    ['one page', { '/a': 100 }, false],
    ['one page with and without a slash', { '/a': 50, '/a/': 50 }, false],
  ])('should be so if %s: %j', (_case, impressions, isSo) => {
    expect(kindsOf(withPages(impressions))).toEqual(isSo ? ['two-pages'] : []);
  });

  it('should name them, most impressions first, and not for the business’s own name', () => {
    const impressions = { '/b': 40, '/a': 60 };
    expect(advise([withPages(impressions)])).toMatchObject([
      {
        pages: [
          { value: 'https://www.agency.example/a', impressions: 60, share: 60 },
          { value: 'https://www.agency.example/b', impressions: 40, share: 40 },
        ],
      },
    ]);
    expect(kindsOf(withPages(impressions, brand.name))).toEqual([]);
  });
});

it('should say first which pages are not in Google, and leave room for others', () => {
  const seen = { position: 11, impressions: 300 };
  const notShown = ['/a', '/b', '/c'].map(
    (page): PageAdvice => ({
      kind: 'not-in-google',
      page,
      keywords: 1,
      reason: 'unknown',
      coverage: '',
      inspectedAt: '2026-11-20T17:00:00Z',
    }),
  );
  const kinds = advise(
    [1, 2, 3, 4].map((id) => keyword(id, seen)),
    { notShown },
  ).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'not-in-google',
    'not-in-google',
    'nearly-on-page-one',
    'nearly-on-page-one',
    'nearly-on-page-one',
  ]);
});

it('should be five pieces at most, one for each keyword, most worthwhile first', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    keyword(index, { position: 11, impressions: 100 * (index + 1) }),
  );
  const ids = advise(many).map((piece) => piece.kind !== 'not-in-google' && piece.keywordId);
  expect(ids).toEqual([8, 7, 6, 5, 4]);
  expect(ids).toHaveLength(maxAdvice);
});

it('should leave the business’s own name out, and what is not to be shown now', () => {
  const seen = { position: 11, impressions: 300 };
  expect(kindsOf(keyword(1, seen, seen, `${brand.name} reviews`))).toEqual([]);
  expect(
    advise([keyword(1, seen)], {
      isHidden: (kind, id) => kind === 'nearly-on-page-one' && id === 1,
    }),
  ).toEqual([]);
});

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const normal = (next: () => number) =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

function poisson(next: () => number, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(next)));
  let count = 0;
  for (let product = next(); product > Math.exp(-mean); product *= next()) count += 1;
  return count;
}

/**
 * A site on which nothing changes and each search has one page: whatever is found is chance. Noise and click rates are
 * as on real sites.
 */
function steadySite(next: () => number): ObservedKeyword[] {
  return Array.from({ length: 200 }, (_, id) => {
    const truePosition = 1 + next() * 25;
    const mean = 20 * 150 ** next();
    const rate =
      usualRateAt(truePosition) *
      Math.min(1, (10 / truePosition) ** 2) *
      Math.exp(0.35 * normal(next) - 0.35 ** 2 / 2);
    const window = (): Observed => {
      const impressions = Math.max(1, poisson(next, mean));
      return {
        impressions,
        clicks: Math.min(impressions, poisson(next, mean * rate)),
        position: Math.max(1, truePosition + (6 / Math.sqrt(impressions)) * normal(next)),
      };
    };
    const current = window();
    // Another page is seen now and then: too rarely to compete.
    const elsewhere = poisson(next, current.impressions * next() * 0.1);
    const pages = pagesOf({
      '/page': Math.max(0, current.impressions - elsewhere),
      '/other': elsewhere,
    });
    return { ...keyword(id, current, window()), pages };
  });
}

it('should find less than one piece by chance in three checks of a steady site', () => {
  const next = random(20_261_126);
  const checks = 400;
  const found = { 'seldom-clicked': 0, 'losing-clicks': 0, 'two-pages': 0 };
  for (let check = 0; check < checks; check += 1) {
    // Keywords nearly on page one are real on this site, not chance, and would crowd out other pieces.
    const isHidden = (kind: string) => kind === 'nearly-on-page-one';
    for (const { kind } of advise(steadySite(next), { isHidden })) {
      if (kind !== 'nearly-on-page-one' && kind !== 'not-in-google') found[kind] += 1;
    }
  }
  const total = Object.values(found).reduce((sum, one) => sum + one, 0);
  expect(total / checks).toBeLessThan(1 / 3);
});
