import { describe, expect, it } from 'vitest';
import { readArticle, readTimeOf } from './read-article';

const front = {
  slug: 'first-budget',
  title: 'A First Budget',
  description: 'What to spend first.',
  excerpt: 'Start from one job.',
  date: '2025-08-16',
  category: 'Google Ads',
  listed: 'true',
  related: '[one, two, three]',
};
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

function source(changes: Partial<typeof front> = {}, body = words(1500)): string {
  const lines = Object.entries({ ...front, ...changes }).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}

describe('an article file', () => {
  it('becomes an article with its read time computed from its words', () => {
    const article = readArticle('first-budget', source());
    expect(article).toMatchObject({
      title: 'A First Budget',
      date: '2025-08-16',
      listed: true,
      related: ['one', 'two', 'three'],
      words: 1500,
      readTime: '7 min read',
    });
  });

  it.each([
    ['a category that does not exist', source({ category: 'Astrology' }), /category/],
    ['a date that is none', source({ date: '2025-02-30' }), /date/],
    ['a key nobody knows', source().replace('listed:', 'mood: sunny\nlisted:'), /mood/],
    ['a title that search results would cut', source({ title: words(12) }), /title/],
    ['another slug than its file', source({ slug: 'other' }), /slug: says other/],
    ['itself among the related ones', source({ related: '[first-budget, a, b]' }), /related/],
    ['too few words', source({}, words(1199)), /1199 words/],
    ['too many words', source({}, words(2501)), /2501 words/],
    ['no front matter', words(1500), /front matter/],
    ['a second title', source({}, `# Title\n\n${words(1500)}`), /level 1/],
    ['HTML of its own', source({}, `<b>bold</b> ${words(1500)}`), /HTML/],
    ['two headings of one name', source({}, `## A\n\n## A\n\n${words(1500)}`), /#a/],
  ])('should stop the build, naming the file, with %s', (_fault, text, message) => {
    expect(() => readArticle('first-budget', text)).toThrow(
      /app\/content\/blog\/articles\/first-budget\.md/,
    );
    expect(() => readArticle('first-budget', text)).toThrow(message);
  });

  it('never counts less than a minute', () => {
    expect(readTimeOf(12)).toBe('1 min read');
  });
});
