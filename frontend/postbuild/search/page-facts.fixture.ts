import type { PageFacts } from './read-page';

/** A valid page. */
export function pageFacts(path: string, changes: Partial<PageFacts> = {}): PageFacts {
  return {
    path,
    fullTitle: `Page at ${path}`,
    title: `Page at ${path}`,
    description: `What is at ${path}.`,
    address: `https://site.test${path}`,
    socialImage: 'https://site.test/social/page.png',
    pictures: [],
    headings: ['A heading'],
    text: 'Some words.',
    structured: [],
    facts: [],
    ...changes,
  };
}
