import { describe, expect, it } from 'vitest';
import { type BuiltPage, builtPages, metaOf, oneOf, pageAt } from './built-pages';
import { categories, topics } from './pages/blog';
import { articleCount, listedCount } from './routes';
import { countWords, textOf } from './visible-text';

const articles = builtPages.filter(({ path }) => /^\/blog\/(?!404$)/.test(path));
const headlineOf = (page: BuiltPage) => textOf(oneOf(page, 'h1'));
const dateOf = (page: BuiltPage) => oneOf(page, 'main header time').getAttribute('datetime') ?? '';
const categoryOf = (page: BuiltPage) => textOf(oneOf(page, 'main header .article-card-badge'));

describe.each(articles)('$path', (page) => {
  const text = textOf(oneOf(page, 'main'));

  it('carries its title, category, date, read time, author and picture', () => {
    const headline = headlineOf(page);
    expect(textOf(oneOf(page, 'title'))).toBe(`${headline} | Blog`);
    expect(metaOf(page, 'og:title')).toBe(headline);
    expect(categories).toContain(categoryOf(page));
    // The browser rewrites it in the reader's locale.
    expect(oneOf(page, 'main header time').hasAttribute('data-local')).toBe(true);
    expect(textOf(oneOf(page, 'main header'))).toContain(' team');
    expect(textOf(oneOf(page, 'main header'))).toMatch(/ \d+ min read/);
    expect(page.document.querySelectorAll('img.article-picture')).toHaveLength(1);
  });

  it('offers to be shared, and leads back, to a call and to related articles', () => {
    const buttons = page.document.querySelectorAll('main button').map(textOf);
    expect(buttons).toContain('Share Article');
    expect(text).toContain('Back to Blog');
    expect(text).toContain('Ready to Implement These Strategies?');
    const session = page.document
      .querySelectorAll('main a[href="/lead-generation?topic=session"]')
      .filter((link) => textOf(link) === 'Get Your Free Strategy Session');
    // The call bar and the closing section.
    expect(session).toHaveLength(2);
    const related = page.document
      .querySelectorAll('[aria-labelledby=related-heading] a')
      .map((link) => link.text);
    expect(related.length).toBeGreaterThan(0);
    const cards = page.document.querySelectorAll('main .article-card-grid > li');
    expect(cards).toHaveLength(3);
  });

  it('is 1,200 to 2,500 words long, and says honestly how long they take', () => {
    const words = countWords(textOf(oneOf(page, '.article-text')));
    expect(words).toBeGreaterThanOrEqual(1_200);
    expect(words).toBeLessThanOrEqual(2_500);
    const minutes = Number(/(\d+) min read/.exec(text)?.[1]);
    // Between the speeds of a careful and a quick reader, in words per minute.
    expect(minutes).toBeGreaterThanOrEqual(Math.floor(words / 260));
    expect(minutes).toBeLessThanOrEqual(Math.ceil(words / 190));
  });
});

describe('the articles together', () => {
  it('say of their tables how they behave on a phone', () => {
    const tables = articles.flatMap(({ document }) =>
      document.querySelectorAll('table[data-narrow]'),
    );
    expect(tables.length).toBeGreaterThan(20);
  });

  it('are each linked from a page outside the blog', () => {
    const elsewhere = builtPages.filter(({ path }) => !path.startsWith('/blog'));
    const linked = new Set(
      elsewhere.flatMap(({ document }) =>
        document.querySelectorAll('main a').map((link) => link.getAttribute('href')),
      ),
    );
    expect(articles.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
  });

  it('are a page for each file, from July 15, 2025, in all categories and on all topics', () => {
    expect(articles).toHaveLength(articleCount);
    expect(articles.map(dateOf).sort()[0]).toBe('2025-07-15');
    expect(new Set(articles.map(categoryOf))).toEqual(new Set(categories));
    const titles = articles.map(headlineOf);
    expect(topics.filter((topic) => !titles.some((title) => topic.test(title)))).toEqual([]);
  });

  it('stand on the index newest first, all but one, with the words of their own pages', () => {
    const index = pageAt('/blog');
    const slots = [
      oneOf(index, 'section[aria-labelledby=featured-heading]'),
      ...index.document.querySelectorAll('.article-card-grid > li'),
    ];
    const shown = slots.map((slot) => ({
      path: slot.querySelector('a')?.getAttribute('href') ?? '',
      title: textOf(slot.querySelector('h3') ?? slot),
      category: slot.querySelector('.article-card-badge')?.text,
      date: slot.querySelector('time')?.getAttribute('datetime') ?? '',
      facts: textOf(slot),
    }));
    expect(new Set(shown.map(({ path }) => path)).size).toBe(listedCount);
    for (const { path, title, category, date, facts } of shown) {
      const page = pageAt(path);
      expect([title, category, date]).toEqual([headlineOf(page), categoryOf(page), dateOf(page)]);
      expect(facts).toMatch(/ team .*\d+ min read .*Read More/);
    }
    const dates = shown.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});
