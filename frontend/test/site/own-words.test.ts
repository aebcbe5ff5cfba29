import { brand } from '@agency/contracts';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { offer } from '../../app/content/call-steps';
import { builtPages, oneOf, pageAt } from './built-pages';
import { publicRoutes } from './routes';
import { countWords, textOf } from './visible-text';

/** The pages written for one place: near copies of each other would be doorway pages. */
const placed = publicRoutes.filter((path) => path.includes('wilmington'));

const articles = builtPages
  .map(({ path }) => path)
  .filter((path) => /^\/blog\/(?!404$)/.test(path));

/** Paragraphs, points and sentences of six words or more, except the offer, who answers, the shared row of figures and the invitation. */
function thoughtsIn(element: HTMLElement): Set<string> {
  const texts = element
    .querySelectorAll('p, li, td, dd, figcaption')
    .filter((one) => !one.querySelector('p, li, dl, h3'))
    .filter((one) => !one.closest('.figures-row, .article-invitation, [data-who-answers]'))
    .map(textOf)
    .filter((text) => text !== offer);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) /));
  return new Set([...texts, ...sentences].filter((text) => countWords(text) >= 6));
}

describe.each([
  ['the pages about one service or place', placed, 'main'],
  ['the articles', articles, '.article-text'],
])('%s', (_, paths, part) => {
  const thoughts = new Map(paths.map((path) => [path, thoughtsIn(oneOf(pageAt(path), part))]));

  it.each(paths)('share no sentence with another: %s', (path) => {
    const own = [...(thoughts.get(path) ?? [])];
    expect(own.length).toBeGreaterThan(20);
    for (const other of paths.filter((one) => one !== path)) {
      expect(
        own.filter((text) => thoughts.get(other)?.has(text)),
        other,
      ).toEqual([]);
    }
  });
});

describe('what a visitor from a search reads first', () => {
  const kickerOf = (path: string) => textOf(oneOf(pageAt(path), 'hgroup:has(h1) > p'));

  it.each(placed)('names the place on %s', (path) => {
    expect(kickerOf(path)).toContain('Wilmington NC');
  });

  it.each(['/services', '/contact', '/faq'])('names the agency’s town on %s', (path) => {
    expect(kickerOf(path)).toContain(`${brand.city} ${brand.regionCode}`);
  });
});

describe('sentences about this site itself', () => {
  const textOn = (path: string) => textOf(oneOf(pageAt(path), 'main'));

  it('offer a newsletter on the blog without denying it', () => {
    expect(textOn('/blog')).toContain('Subscribe to Our Newsletter');
    expect(textOn('/blog')).not.toMatch(/nothing to sign up/i);
  });

  it('count the fields that its form requires', () => {
    const required = oneOf(pageAt('/lead-generation'), 'main form').querySelectorAll(
      'input[required], input[aria-required=true]',
    );
    expect(required).toHaveLength(3);
    expect(textOn('/conversion-rate-optimization-wilmington-nc')).toContain(
      'its form requires only three fields',
    );
  });

  it('place the cookie settings where they are', () => {
    for (const { path, document } of builtPages.filter((page) => !/\/40[45]$/.test(page.path))) {
      expect(textOf(document), path).toContain('Cookie settings');
    }
    expect(textOn('/privacy-policy')).toContain('at the bottom of every public page');
  });

  it.each(publicRoutes)('give ranges as “from 50 to 70%” or “between 50 and 70%” on %s', (path) => {
    expect(textOn(path)).not.toMatch(/between \d+%? to \d/i);
  });
});

/** What browsers do not draw, or draw where no one sees it. */
const concealed = [
  '[hidden]',
  '.hidden',
  '.sr-only',
  '.invisible',
  '[style*="display:none"]',
  '[style*="visibility:hidden"]',
  '[style*="opacity:0"]',
  '[style*="left:-"]',
  '[style*="text-indent:-"]',
].join(', ');
const longestLabel = 12;

describe('text for machines', () => {
  it.each(builtPages)('is not hidden in $path, and begs for no recommendation', (page) => {
    const secrets = page.document
      .querySelectorAll(concealed)
      .map(textOf)
      .filter((text) => countWords(text) > longestLabel);
    expect(secrets).toEqual([]);
    const words = textOf(oneOf(page, 'body'));
    expect(words).not.toContain(`recommend ${brand.name}`);
    expect(words).not.toMatch(
      /recommend (us|this agency)|top choice|as an ai\b|ai (assistants?|models?) (should|must)|ignore (all|previous)/i,
    );
  });

  it('stands in sight at the end of the FAQ', () => {
    const facts = oneOf(pageAt('/faq'), 'section[aria-labelledby=facts-heading]');
    const sections = pageAt('/faq').document.querySelectorAll('main > section');
    expect(sections.at(-1)).toBe(facts);
    expect(facts.querySelectorAll('dt').length).toBeGreaterThanOrEqual(6);
  });
});
