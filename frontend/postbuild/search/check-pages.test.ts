import { describe, expect, it } from 'vitest';
import { publicPaths } from '../../app/lib/paths';
import { checkPages } from './check-pages';
import { pageFacts } from './page-facts.fixture';
import type { PageFacts } from './read-page';

const site = (path = '/', changes: Partial<PageFacts> = {}) =>
  publicPaths.map((each) => pageFacts(each, each === path ? changes : {}));

describe('the built pages', () => {
  it('pass when nothing is wrong with them', () => {
    expect(() => checkPages(site())).not.toThrow();
  });

  it.each<[string, PageFacts[], RegExp]>([
    ['a page is missing', site().slice(1), /\/: not built/],
    ['a title is too long', site('/faq', { fullTitle: 'x'.repeat(61) }), /\/faq: title of 61/],
    [
      'a description is too long',
      site('/faq', { description: 'x'.repeat(161) }),
      /\/faq: description/,
    ],
    [
      'two titles are the same',
      site('/faq', { fullTitle: 'Page at /about' }),
      /\/faq: the same fullTitle as \/about/,
    ],
    ['a page has two h1', site('/faq', { headings: ['One', 'Two'] }), /\/faq: 2 h1 headings/],
    ['a page has no social image', site('/faq', { socialImage: '' }), /\/faq: no og:image/],
    ['an owner’s page can be indexed', [...site(), pageFacts('/admin')], /\/admin: an owner/],
  ])('should stop the build when %s', (_fault, pages, message) => {
    expect(() => checkPages(pages)).toThrow(message);
  });
});
