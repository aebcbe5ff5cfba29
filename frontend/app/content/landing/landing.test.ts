import { expect, it } from 'vitest';
import { servicePagePaths } from '~/lib/paths';
import { drawing } from '../drawings.server';
import { readPages } from '../page-parts.server';
import { landingPage, landingPageAt } from './landing.server';

const pages = servicePagePaths.map((path) => landingPageAt(path).content);

it('names the drawing that a page has not got', () => {
  expect(() => drawing('landing-a-new-page')).toThrow(
    'app/artwork/landing-a-new-page.svg is missing',
  );
});

it('lays no two landing pages out alike', () => {
  expect(new Set(pages.map(({ layout }) => JSON.stringify(layout))).size).toBe(pages.length);
});

const [page] = pages;
const table = { caption: 'Costs', columns: ['Month', 'Cost'], rows: [['May', '$5']] };

it.each([
  [
    'a page of no address',
    'elsewhere',
    {},
    /pages\/elsewhere\.ts.*no path in app\/lib\/paths\.ts/s,
  ],
  [
    'a text that is missing',
    'ppc',
    { why: { heading: page?.why.heading } },
    /ppc\.ts.*why\.cards: /s,
  ],
  ['an unknown field', 'ppc', { mood: 'sunny' }, /ppc\.ts.*mood/s],
  [
    'space around a text',
    'ppc',
    { closing: { heading: 'Call us ', text: 'Now.' } },
    /closing\.heading/,
  ],
  [
    'a button that asks for nothing',
    'ppc',
    { hero: { ...page?.hero, button: 'Go' } },
    /hero\.button/,
  ],
  [
    'a title that search results would cut',
    'ppc',
    { meta: { title: 'T'.repeat(50), description: 'About.' } },
    /meta\.title/,
  ],
  [
    'a row with fewer cells than columns',
    'ppc',
    { middle: { ...page?.middle, table: { ...table, rows: [['May']] } } },
    /middle\.table\.rows: must have a cell for each column/,
  ],
])('stops the build, by file and field, at %s', (_fault, name, changes, message) => {
  const files = { [`./pages/${name}.ts`]: { content: { ...page, ...changes } } };
  const read = () => readPages({ folder: 'landing', files, schema: landingPage, paths: ['/ppc'] });
  expect(read).toThrow(message);
});

it('takes a table whose rows are full', () => {
  const content = { ...page, middle: { ...page?.middle, table } };
  const files = { './pages/ppc.ts': { content } };
  const pageAt = readPages({ folder: 'landing', files, schema: landingPage, paths: ['/ppc'] });
  expect(pageAt('/ppc').content).toEqual(content);
  expect(() => pageAt('/other')).toThrow('app/content/landing/pages has no page for /other.');
});
