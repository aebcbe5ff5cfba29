import { describe, expect, it } from 'vitest';
import { checkArticleSet } from './check-article-set';
import { type Article, articleCategories } from './read-article';

const pages = ['/contact'];

function article(number: number, changes: Partial<Article> = {}): Article {
  const date = `2025-08-${String(19 - number).padStart(2, '0')}`;
  return {
    slug: `article-${number}`,
    title: `Article ${number}`,
    description: '',
    excerpt: '',
    date,
    category: articleCategories[number % articleCategories.length] ?? 'Google Ads',
    listed: number !== 8,
    related: [],
    html: '<p><a href="/contact">Write to us</a></p>',
    headings: [],
    words: 1500,
    readTime: '7 min read',
    ...changes,
  };
}

function set(changes: Record<number, Partial<Article>> = {}): Article[] {
  return Array.from({ length: 18 }, (_, index) => article(index + 1, changes[index + 1])).reverse();
}

describe('the set of articles', () => {
  it('come newest first', () => {
    const slugs = checkArticleSet(set(), pages).map(({ slug }) => slug);
    expect(slugs[0]).toBe('article-1');
    expect(slugs).toHaveLength(18);
  });

  it.each<[string, Article[], RegExp]>([
    [
      'one that others lead to is lost',
      set({ 4: { related: ['article-18'] } }).slice(1),
      /article-4.*related: article-18 is missing/,
    ],
    ['a category is empty', set({ 5: { category: 'Google Ads' } }), /no article in Local SEO/],
    ['a related one is missing', set({ 4: { related: ['gone'] } }), /article-4.*related: gone/],
    [
      'a link leads nowhere',
      set({ 4: { html: '<a href="/contcat#form">' } }),
      /article-4.*a link to \/contcat/,
    ],
  ])('should stop the build when %s', (_fault, articles, message) => {
    expect(() => checkArticleSet(articles, pages)).toThrow(message);
  });
});
