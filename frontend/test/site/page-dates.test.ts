import { expect, it } from 'vitest';
import { pageDates } from '../../postbuild/search/page-dates';
import { recordedDates } from '../../postbuild/search/page-dates.ts';
import { readPage } from '../../postbuild/search/read-page';
import { builtPages } from './built-pages';
import { publicRoutes } from './routes';

it('records the day of every change of words: `npm run page-dates` after a build', async () => {
  const recorded = await recordedDates();
  const pages = builtPages
    .filter(({ path }) => publicRoutes.some((route) => route === path))
    .map(({ html }) => readPage(html))
    .filter((page) => page !== undefined);
  const changed = Object.entries(pageDates(pages, recorded, 'today')).filter(
    ([path, { text }]) => recorded[path]?.text !== text,
  );
  expect(changed.map(([path]) => path)).toEqual([]);
});
