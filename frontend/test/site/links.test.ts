import { agencyPhone, brand, phoneHref } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { builtPages, siteUrl } from './built-pages';
import { readSiteFile, siteFiles, siteHas } from './built-pages.ts';
import { thankYouRoute } from './routes';

/** What a browser fetches on its own, as opposed to links that a visitor may follow. */
const fetching = 'img, script, source, iframe, video, audio, object, embed, input[type=image]';
const fetchedLinks = 'link:not([rel=canonical])';

/** Where articles link to as sources. Whoever adds one has read the page. */
const sourceHosts = [
  'ncdoj.gov',
  'support.google.com',
  'transparency.meta.com',
  'www.facebook.com',
  'www.hhs.gov',
];

/** How the agency is reached without the site. */
const direct = [`mailto:${brand.email}`, agencyPhone && phoneHref(agencyPhone)];

const idsOf = new Map(
  builtPages.map(({ path, document }) => [
    path,
    document.querySelectorAll('[id]').map((element) => element.getAttribute('id') ?? ''),
  ]),
);

function isThere(target: string, from: string): boolean {
  const { origin, pathname, hash } = new URL(target, new URL(from, siteUrl));
  if (origin !== siteUrl) return false;
  const ids = idsOf.get(pathname);
  if (!ids) return hash === '' && siteHas(decodeURIComponent(pathname.slice(1)));
  return hash === '' || ids.includes(hash.slice(1));
}

describe.each(builtPages)('$path', ({ path, html, document }) => {
  const all = (selector: string) => document.querySelectorAll(selector);

  it('links only to pages, places and files that exist', () => {
    const sources = all('.article-text a[rel=noopener]');
    for (const source of sources) {
      const { protocol, host } = new URL(source.getAttribute('href') ?? '');
      expect(protocol).toBe('https:');
      expect(sourceHosts).toContain(host);
    }
    const targets = all('a[href]')
      .filter((link) => !sources.includes(link))
      .map((link) => link.getAttribute('href') ?? '');
    expect(targets.length).toBeGreaterThan(10);
    const broken = targets.filter((target) => !direct.includes(target) && !isThere(target, path));
    expect(broken).toEqual([]);
  });

  it('fetches only files of its own host, and all of them exist', () => {
    const fetched = [
      ...all(fetching).map((element) => element.getAttribute('src')),
      ...all(fetchedLinks).map((element) => element.getAttribute('href')),
      ...all('[srcset]').flatMap((element) =>
        element
          .getAttribute('srcset')
          ?.split(',')
          .map((part) => part.trim().split(' ')[0]),
      ),
      ...urlsIn(html),
    ].filter((target) => target !== undefined);
    expect(fetched.length).toBeGreaterThan(5);
    const foreign = fetched.filter((target) => !target.startsWith('/') || !isThere(target, path));
    expect(foreign).toEqual([]);
  });
});

it.each(['/wilmington-digital-marketing', '/google-ads-wilmington', '/facebook-ads-wilmington'])(
  'six pages or more lead to %s, because people search for it',
  (path) => {
    const leading = builtPages.filter(({ document }) =>
      document.querySelector(`a[href="${path}"]`),
    );
    expect(leading.filter((page) => page.path !== path).length).toBeGreaterThanOrEqual(6);
  },
);

it('the blog, every article and the contact page lead to the sample audit', () => {
  const deciding = builtPages.filter(({ path }) => /^\/(blog|contact)/.test(path));
  const without = deciding.filter(
    ({ document }) => !document.querySelector('main a[href="/sample-audit"]'),
  );
  expect(without.map(({ path }) => path)).toEqual(['/blog/404']);
});

/** What styles fetch; data URLs and fragments are not requests. */
function urlsIn(text: string): string[] {
  return [...text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)/g)]
    .map(([, url, imported]) => url ?? imported ?? '')
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'));
}

/** Pages that no link needs to reach: the home page, and the answers to a form or an unknown address. */
const reachedOtherwise = ['/', thankYouRoute, '/404', '/blog/404', '/405'];

describe('every page', () => {
  const paths = builtPages
    .map(({ path }) => path)
    .filter((path) => !reachedOtherwise.includes(path));

  it.each(paths)('%s is linked from another page', (path) => {
    const linking = builtPages.filter(
      (page) => page.path !== path && page.document.querySelector(`a[href="${path}"]`),
    );
    expect(linking.map((page) => page.path)).not.toEqual([]);
  });
});

describe('stylesheets and drawings', () => {
  const files = siteFiles.filter((file) => /\.(css|svg)$/.test(file));

  it('fetch only files of their own host, and all of them exist', () => {
    expect(files.length).toBeGreaterThan(20);
    const broken = files.flatMap((file) =>
      urlsIn(readSiteFile(file))
        .filter((url) => !isThere(url, `/${file}`))
        .map((url) => `${file}: ${url}`),
    );
    expect(broken).toEqual([]);
  });
});
