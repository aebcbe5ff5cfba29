import { expect, it } from 'vitest';
import { readPage } from './read-page';

const head = (extra = '') => `<!DOCTYPE html><html><head>
  <title>Fish &amp; chips | Blog</title><meta name="description" content="Salt &quot;n&quot; vinegar"/>
  <link rel="canonical" href="https://site.test/blog/fish"/>
  <meta property="og:title" content="Fish &amp; chips"/>
  <meta property="og:image" content="https://site.test/social/blog-fish.png"/>${extra}</head>`;
const posting = JSON.stringify({
  '@graph': [{ '@type': 'BlogPosting', datePublished: '2025-08-16', articleSection: 'Local SEO' }],
}).replaceAll('&', '\\u0026');
const body = `<body><header>Menu</header><main><h1>Fish &amp; chips</h1><img src="/assets/fish.svg">
  <section aria-labelledby="facts-heading"><dl><div><dt>Where</dt><dd>On the quay. <a href="/contact">Come</a></dd></div></dl></section>
  <div class="article-text"><p>Fry <b>twice</b>.</p></div></main>
  <script type="application/ld+json">${posting}</script></body></html>`;

it('reads the page’s metadata', () => {
  expect(readPage(head() + body)).toMatchObject({
    path: '/blog/fish',
    fullTitle: 'Fish & chips | Blog',
    title: 'Fish & chips',
    description: 'Salt "n" vinegar',
    socialImage: 'https://site.test/social/blog-fish.png',
    pictures: ['/assets/fish.svg'],
    headings: ['Fish & chips'],
    facts: ['Where: On the quay.'],
    article: { date: '2025-08-16', category: 'Local SEO' },
    textHtml: '<p>Fry <b>twice</b>.</p>',
  });
});

it('leaves out a page without an address', () => {
  expect(readPage('<html><head><title>Shell</title></head><body></body></html>')).toBeUndefined();
});
