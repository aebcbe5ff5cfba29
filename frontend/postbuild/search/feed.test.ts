import { expect, it } from 'vitest';
import { rssFeed } from './feed';
import { pageFacts } from './page-facts.fixture';

const blog = pageFacts('/blog', { structured: [{ '@type': 'Blog', name: 'The Blog' }] });
const article = (path: string, date: string) =>
  pageFacts(path, {
    article: { date, category: 'Local SEO' },
    textHtml: '<p>Ask <a href="/contact">us</a>.</p>',
  });

it('has every article in full, with absolute links', () => {
  const xml = rssFeed(
    [blog, article('/blog/new', '2025-08-18'), article('/blog/old', '2025-07-15')],
    blog,
    '/blog/rss.xml',
  );
  const feed = new DOMParser().parseFromString(xml, 'text/xml');
  const links = [...feed.querySelectorAll('item > link')].map((link) => link.textContent);
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('channel > title')?.textContent).toBe('The Blog');
  expect(links).toEqual(['https://site.test/blog/new', 'https://site.test/blog/old']);
  expect(xml).toContain('href="https://site.test/contact"');
});

it('dates an article on its day in North Carolina', () => {
  const xml = rssFeed([blog, article('/blog/new', '2025-08-18')], blog, '/blog/rss.xml');
  const [, written = ''] = /<item>[\s\S]*?<pubDate>([^<]+)</.exec(xml) ?? [];
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  expect(day.format(new Date(written))).toBe('2025-08-18');
});
