import { agencyPhone } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { oneOf, pageAt } from './built-pages';
import { agencyPages } from './pages/agency';
import { blogPage } from './pages/blog';
import type { PageExpectation } from './pages/expectation';
import { faqPage } from './pages/faq';
import { homePage } from './pages/home';
import { landingPages } from './pages/landing';
import { localPages } from './pages/local';
import { textOf } from './visible-text';

const missingPages: readonly PageExpectation[] = [
  {
    path: '/404',
    says: ['Page Not Found'],
    counts: { a: agencyPhone ? 5 : 4 },
    links: { Home: '/', Services: '/services', About: '/about', Contact: '/contact' },
  },
  {
    path: '/blog/404',
    says: ['Blog Post Not Found', "The blog post you're looking for doesn't exist."],
    counts: { 'a[href="/blog"]': 1 },
  },
];

const pages = [
  homePage,
  ...agencyPages,
  ...localPages,
  ...landingPages,
  faqPage,
  blogPage,
  ...missingPages,
];

describe.each(pages)('$path', ({ path, says, counts, links = {} }) => {
  const main = oneOf(pageAt(path), 'main');

  it('says what the specification quotes', () => {
    const text = textOf(main).toLowerCase();
    expect(says.filter((words) => !text.includes(words.toLowerCase()))).toEqual([]);
  });

  it('has as many as the specification counts', () => {
    const found = Object.keys(counts).map((selector) => [
      selector,
      main.querySelectorAll(selector).length,
    ]);
    expect(Object.fromEntries(found)).toEqual(counts);
  });

  it.each(Object.entries(links))('leads from "%s" to %s', (words, target) => {
    const found = main.querySelectorAll('a').filter((link) => textOf(link) === words);
    const targets = new Set(found.map((link) => link.getAttribute('href')));
    expect([...targets]).toEqual([target]);
  });
});

/** Styles of what an island imports on demand: the page must have them from the start. */
it('/thank-you has the styles of the booked call', () => {
  const styles = pageAt('/thank-you').document.querySelectorAll('style');
  expect(styles.map(({ text }) => text).join('\n')).toContain('.visitor-booking-sheet{');
});
