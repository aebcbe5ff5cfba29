import { expect, it } from 'vitest';
import { servicePagePaths } from '~/lib/paths';
import { drawing } from '../drawings.server';
import { landingPageAt } from './landing.server';

const pages = servicePagePaths.map((path) => landingPageAt(path).content);

it('names the drawing that a page has not got', () => {
  expect(() => drawing('landing-a-new-page')).toThrow(
    'app/artwork/landing-a-new-page.svg is missing',
  );
});

it('lays no two landing pages out alike', () => {
  expect(new Set(pages.map(({ layout }) => JSON.stringify(layout))).size).toBe(pages.length);
});

// The page itself would show an empty cell, or drop one.
it('gives every row of a table a cell for each column', () => {
  for (const { columns, rows } of pages.flatMap(({ middle }) => middle.table ?? [])) {
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  }
});
