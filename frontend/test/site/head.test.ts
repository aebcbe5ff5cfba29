import { brand } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { builtPages, metaOf, oneOf, privatePages, siteUrl } from './built-pages';
import { readSiteBytes } from './built-pages.ts';
import { ownerRoutes, publicRoutes } from './routes';
import { textOf } from './visible-text';

const isIndexable = (path: string) => !/\/40[45]$/.test(path);
const pages = builtPages.filter(({ path }) => isIndexable(path));

/** A PNG has its size in its 17th to 24th byte. */
function sizeOf(address: string): [width: number, height: number] {
  const picture = readSiteBytes(new URL(address).pathname.slice(1));
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}

describe.each(pages)('the head of $path', (page) => {
  const title = textOf(oneOf(page, 'title'));
  const description = metaOf(page, 'description') ?? '';
  const address = new URL(page.path, siteUrl).href;

  it('has a title that names the site, or the blog', () => {
    const section = page.path.startsWith('/blog/') ? 'Blog' : brand.name;
    expect(title.endsWith(` | ${section}`), title).toBe(true);
  });

  it('names its own address', () => {
    const canonical = page.document.querySelectorAll('link[rel=canonical]');
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([address]);
    expect(metaOf(page, 'og:url')).toBe(address);
  });

  it('describes a shared link with a picture of its own', () => {
    expect(title.startsWith(metaOf(page, 'og:title') ?? 'missing')).toBe(true);
    expect(metaOf(page, 'og:description')).toBe(description);
    expect(metaOf(page, 'og:site_name')).toBe(brand.name);
    expect(metaOf(page, 'og:type')).toBe(page.path.startsWith('/blog/') ? 'article' : 'website');
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    const picture = metaOf(page, 'og:image') ?? '';
    expect(sizeOf(picture)).toEqual([1200, 630]);
    expect(builtPages.filter((other) => metaOf(other, 'og:image') === picture)).toHaveLength(1);
  });
});

describe('the heads of pages drawn in the browser', () => {
  it('belong to the owner’s pages and a booking', () => {
    const expected = [...ownerRoutes, '/booking'].map((path) => `/__private${path}`);
    expect(privatePages.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it.each(privatePages)('name $path before any script runs, and keep it out of search', (page) => {
    expect(page.document.querySelectorAll('title')).toHaveLength(1);
    expect(textOf(oneOf(page, 'title'))).toMatch(/^\S.* \| /);
    expect(metaOf(page, 'description')).toMatch(/^\S.*\.$/);
    expect(metaOf(page, 'robots')).toBe('noindex, nofollow');
  });
});

describe('the heads together', () => {
  const unique = (values: (string | undefined)[]) => new Set(values).size;

  it('repeat no title and no description', () => {
    expect(unique(builtPages.map((page) => oneOf(page, 'title').text))).toBe(builtPages.length);
    expect(unique(builtPages.map((page) => metaOf(page, 'description')))).toBe(builtPages.length);
  });

  it('keep out of search what is neither a public page nor an article', () => {
    const isPublic = (path: string) =>
      publicRoutes.some((route) => route === path) ||
      (path.startsWith('/blog/') && isIndexable(path));
    for (const page of builtPages) {
      expect(metaOf(page, 'robots'), page.path).toBe(isPublic(page.path) ? undefined : 'noindex');
    }
  });

  it.each(builtPages)('are complete in $path', (page) => {
    expect(page.document.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(metaOf(page, 'viewport')).toBe('width=device-width, initial-scale=1');
    for (const link of ['icon', 'apple-touch-icon', 'manifest', 'alternate']) {
      expect(page.document.querySelector(`head link[rel=${link}]`), link).toBeTruthy();
    }
  });
});
