import { describe, expect, it } from 'vitest';
import { checkLandingContent } from './check-landing-content';
import { landingPageAt } from './landing.server';
import { landingSlugs } from './landing-schema';
import { content as cro } from './pages/conversion-rate-optimization-wilmington-nc';
import { content as ppc } from './pages/ppc-consultant-wilmington-nc';

/** Everything a visitor reads on a page, but for names, labels and paths. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 40 && value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesOf);
}

describe('the copy of the landing pages', () => {
  it.each(landingSlugs)('%s is complete', (slug) => {
    expect(landingPageAt(`/${slug}`).content.slug).toBe(slug);
  });

  it('shares no sentence between two pages', () => {
    const all = landingSlugs.flatMap((slug) => sentencesOf(landingPageAt(`/${slug}`).content));
    const repeated = all.filter((sentence, index) => all.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
  });

  it('lays no two pages out alike', () => {
    const layouts = landingSlugs.map((slug) =>
      JSON.stringify(landingPageAt(`/${slug}`).content.layout),
    );
    expect(new Set(layouts).size).toBe(landingSlugs.length);
  });
});

describe('a page with something missing', () => {
  const [first, ...rest] = ppc.services.cards;

  it('is refused by its file name when a card lacks a bullet', () => {
    const short = { ...first, features: first?.features.slice(0, 4) };
    const candidate = { ...ppc, services: { ...ppc.services, cards: [short, ...rest] } };
    expect(() => checkLandingContent('ppc-consultant-wilmington-nc', candidate)).toThrow(
      /app\/content\/landing\/pages\/ppc-consultant-wilmington-nc\.ts[\s\S]*services\.cards\.0\.features/,
    );
  });

  it('is refused when a card is missing', () => {
    const candidate = { ...ppc, services: { ...ppc.services, cards: rest } };
    expect(() => checkLandingContent('ppc-consultant-wilmington-nc', candidate)).toThrow(
      'services.cards: 4 expected, 3 there',
    );
  });

  it('is refused when its list is too short, or gone', () => {
    const slug = 'conversion-rate-optimization-wilmington-nc';
    const list = { ...cro.list, entries: cro.list.entries.slice(1) };
    expect(() => checkLandingContent(slug, { ...cro, list })).toThrow(
      'list: 10 tests expected, 9 there',
    );
    expect(() => checkLandingContent(slug, { ...cro, list: undefined })).toThrow(
      'list: 10 tests expected, 0 there',
    );
  });

  it('is refused when a section has no place in the layout', () => {
    const layout = { ...ppc.layout, order: ['services', 'middle', 'why'] };
    expect(() => checkLandingContent('ppc-consultant-wilmington-nc', { ...ppc, layout })).toThrow(
      'layout.order',
    );
  });
});
