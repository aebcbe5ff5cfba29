import { brand } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { builtPages, metaOf, oneOf, pageAt, siteUrl } from './built-pages';
import { readSiteFile, siteHas } from './built-pages.ts';
import { articleCount, ownerRoutes, publicRoutes, thankYouRoute } from './routes';
import { textOf } from './visible-text';

const articlePaths = builtPages
  .map(({ path }) => path)
  .filter((path) => /^\/blog\/(?!404$)/.test(path));
const listed = [...publicRoutes, ...articlePaths];
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);
const pathOf = (url: string) => {
  expect(url.startsWith(`${siteUrl}/`), url).toBe(true);
  return url.slice(siteUrl.length);
};

describe('sitemap.xml', () => {
  const sitemap = readSiteFile('sitemap.xml');

  it('names every public page and article, each with the day of its last change', () => {
    expect(articlePaths).toHaveLength(articleCount);
    expect(
      all(sitemap, /<loc>([^<]+)</g)
        .map(pathOf)
        .sort(),
    ).toEqual([...listed].sort());
    const today = new Date().toISOString().slice(0, 10);
    const changes = all(sitemap, /<lastmod>(\d{4}-\d{2}-\d{2})</g);
    expect(changes).toHaveLength(listed.length);
    expect(changes.every((date) => date > '2025-01-01' && date <= today)).toBe(true);
  });

  it('leaves out what is the owner’s, and what only follows a form', () => {
    for (const path of [...ownerRoutes, thankYouRoute, '/404', '/405'])
      expect(sitemap).not.toContain(path);
  });
});

describe('robots.txt', () => {
  it('lets everyone read the pages, and says where the sitemap is', () => {
    const robots = readSiteFile('robots.txt');
    expect(all(robots, /^Disallow: (.*)$/gm)).toEqual(['/api/']);
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

describe('the feed', () => {
  const items = readSiteFile('blog/rss.xml').split('<item>').slice(1);

  it('has every article, newest first, under its own title and date, in full', () => {
    const written = items.map((item) => Date.parse(/<pubDate>([^<]+)</.exec(item)?.[1] ?? ''));
    expect(written).toEqual(written.toSorted((one, other) => other - one));
    const links = items.map((item) => pathOf(/<link>([^<]+)</.exec(item)?.[1] ?? ''));
    expect(links.sort()).toEqual([...articlePaths].sort());
    for (const item of items) {
      const page = pageAt(pathOf(/<link>([^<]+)</.exec(item)?.[1] ?? ''));
      expect(item).toContain(`<title><![CDATA[${textOf(oneOf(page, 'h1'))}]]>`);
      const date = new Date(/<pubDate>([^<]+)</.exec(item)?.[1] ?? '').toISOString();
      expect(date.slice(0, 10)).toBe(oneOf(page, 'header time').getAttribute('datetime'));
      expect(item.length).toBeGreaterThan(7_000);
      expect(item).not.toMatch(/(href|src)="\//);
    }
  });
});

describe('llms.txt', () => {
  const text = readSiteFile('llms.txt');

  it('lists every page with the title and description of its head', () => {
    const lines = text.split('\n');
    for (const path of listed) {
      const page = pageAt(path);
      const address = new URL(path, siteUrl).href;
      const line = `- [${metaOf(page, 'og:title')}](${address}): ${metaOf(page, 'description')}`;
      expect(lines).toContain(line);
    }
    expect(all(text, /\]\(([^)]+)\)/g)).toHaveLength(listed.length);
  });

  it('states the facts that the FAQ shows', () => {
    const facts = oneOf(pageAt('/faq'), 'section[aria-labelledby=facts-heading] dl');
    const terms = facts.querySelectorAll('dt').map(textOf);
    expect(all(text, /^- ([A-Z][^:[\]]+): /gm)).toEqual(terms);
    const shown = textOf(facts);
    for (const fact of all(text, /^- [A-Z][^:[\]]+: (.+)$/gm)) expect(shown).toContain(fact);
  });
});

describe('the web manifest', () => {
  const manifest = z
    .object({
      name: z.literal(brand.name),
      start_url: z.literal('/'),
      theme_color: z.string(),
      icons: z.array(z.object({ src: z.string() })),
    })
    .parse(JSON.parse(readSiteFile('site.webmanifest')));

  it('has icons that exist, and the color of the pages', () => {
    expect(manifest.icons.filter(({ src }) => !siteHas(src.slice(1)))).toEqual([]);
    expect(manifest.theme_color).toBe(metaOf(pageAt('/'), 'theme-color'));
  });
});
