import { expect, it } from 'vitest';
import { readSectionHeights } from '../../postbuild/section-heights';
import { laterSections } from '../../postbuild/skip-sections';
import { builtPages } from './built-pages';
import { publicRoutes } from './routes';

const heights = await readSectionHeights();

it('knows the heights of the sections that are skipped: else run `npm run section-heights -w frontend`', () => {
  const wrong = builtPages
    .filter(({ path }) => publicRoutes.some((route) => route === path))
    .filter(
      ({ path, document }) =>
        document.querySelectorAll(laterSections).length !== (heights[path]?.phone.length ?? 0),
    );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
