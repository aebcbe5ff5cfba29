import { brand } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type BuiltPage, builtPages, metaOf, oneOf, siteUrl } from './built-pages';
import { landingRoutes, localRoutes } from './routes';
import { countWords, textOf } from './visible-text';

const address = z.url().startsWith(siteUrl);
const named = z.looseObject({ name: z.string().optional(), '@id': address.optional() });
const thing = z.discriminatedUnion('@type', [
  z.looseObject({
    '@type': z.literal('ProfessionalService'),
    name: z.literal(brand.name),
    url: address,
    email: z.literal(brand.email),
    description: z.string(),
    logo: address,
    address: z.looseObject({
      addressLocality: z.literal(brand.city),
      addressRegion: z.literal(brand.regionCode),
    }),
  }),
  z.looseObject({ '@type': z.literal('WebSite'), name: z.literal(brand.name), url: address }),
  z.looseObject({ '@type': z.literal('Blog'), name: z.string(), url: address }),
  z.looseObject({
    '@type': z.literal('Service'),
    name: z.string(),
    description: z.string(),
    url: address,
    provider: named,
  }),
  z.looseObject({
    '@type': z.literal('BlogPosting'),
    headline: z.string().max(110),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    articleSection: z.string(),
    wordCount: z.int(),
    image: z.tuple([address, address]),
    url: address,
    author: named,
    publisher: named,
  }),
  z.looseObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: z.string(),
          item: address,
        }),
      )
      .min(2),
  }),
]);
const block = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(thing).min(1),
});

type Thing = z.infer<typeof thing>;

function thingsOf(page: BuiltPage): Thing[] {
  return page.document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => block.parse(JSON.parse(script.rawText))['@graph']);
}

/** Pages that describe one service each. */
const servicePages: readonly string[] = [...landingRoutes, ...localRoutes];

/** The types of structured data on each page. */
function expectedTypes(path: string): readonly Thing['@type'][] {
  if (path === '/') return ['ProfessionalService', 'WebSite'];
  if (['/contact', '/about', '/faq'].includes(path)) return ['ProfessionalService'];
  if (path === '/sample-audit') return ['BreadcrumbList'];
  if (path === '/services') return Array(5).fill('Service');
  if (servicePages.includes(path)) return ['Service', 'BreadcrumbList'];
  if (path === '/blog') return ['Blog'];
  return path.startsWith('/blog/') && path !== '/blog/404' ? ['BlogPosting', 'BreadcrumbList'] : [];
}

/** The towns in which a page's head and the line above its heading place the agency. */
function townsOf(page: BuiltPage): string[] {
  const kicker = page.document.querySelector('hgroup:has(h1) > p');
  const texts = [
    textOf(oneOf(page, 'title')),
    metaOf(page, 'description') ?? '',
    kicker ? textOf(kicker) : '',
  ];
  return texts.flatMap((text) =>
    [...text.matchAll(/((?:\p{Lu}\p{L}+ )*\p{Lu}\p{L}+),? NC\b/gu)].map(([, town = '']) => town),
  );
}

const paths = new Set(builtPages.map(({ path }) => path));
const pathOf = (url: string) => new URL(url).pathname;

describe.each(builtPages)('the data of $path', (page) => {
  const things = thingsOf(page);
  const wordsOf = (selector: string) => countWords(textOf(oneOf(page, selector)));

  it('is of the types that its subject asks for', () => {
    expect(things.map((one) => one['@type'])).toEqual(expectedTypes(page.path));
  });

  it.each(things)('$@type says what the page shows', (one) => {
    const text = textOf(oneOf(page, 'body'));
    switch (one['@type']) {
      case 'ProfessionalService':
        for (const words of [brand.name, brand.email, brand.city, brand.region, one.description])
          expect(text).toContain(words);
        expect(townsOf(page).filter((town) => town !== one.address.addressLocality)).toEqual([]);
        break;
      case 'Service':
        expect(text).toContain(one.name);
        expect(text).toContain(one.description);
        expect(paths).toContain(pathOf(one.url));
        break;
      case 'BlogPosting':
        expect(textOf(oneOf(page, 'h1'))).toBe(one.headline);
        expect(oneOf(page, 'header time').getAttribute('datetime')).toBe(one.datePublished);
        expect(textOf(oneOf(page, 'header .article-card-badge'))).toBe(one.articleSection);
        expect(one.dateModified >= one.datePublished).toBe(true);
        expect(one.image.map(pathOf)).toEqual([
          oneOf(page, 'article header img').getAttribute('src'),
          pathOf(metaOf(page, 'og:image') ?? ''),
        ]);
        expect(pathOf(one.url)).toBe(page.path);
        expect(one.wordCount).toBeCloseTo(
          wordsOf('.article-text') - wordsOf('.article-invitation'),
          -2,
        );
        break;
      case 'BreadcrumbList': {
        const crumbs = oneOf(page, 'nav[aria-label=Breadcrumb]').querySelectorAll('li');
        expect(one.itemListElement.map(({ name }) => name)).toEqual(
          crumbs.map((crumb) => textOf(crumb)),
        );
        expect(one.itemListElement.map(({ position }) => position)).toEqual(
          crumbs.map((_, index) => index + 1),
        );
        expect(one.itemListElement.filter(({ item }) => !paths.has(pathOf(item)))).toEqual([]);
        expect(pathOf(one.itemListElement.at(-1)?.item ?? '')).toBe(page.path);
        break;
      }
      default:
        expect(text).toContain(brand.name);
        expect(paths).toContain(pathOf(one.url));
    }
  });
});
