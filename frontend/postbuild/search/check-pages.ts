import { ownerPaths } from '@agency/contracts/page-addresses';
import { publicPaths } from '../../app/lib/paths.ts';
import type { PageFacts } from './read-page.ts';

const maxTitleLength = 60;
const maxDescriptionLength = 160;

function faultsOf(page: PageFacts): string[] {
  const faults = [
    page.fullTitle.length > maxTitleLength &&
      `title of ${page.fullTitle.length} characters, ${maxTitleLength} at most`,
    page.description.length > maxDescriptionLength &&
      `description of ${page.description.length} characters, ${maxDescriptionLength} at most`,
    !page.title && 'no og:title',
    !page.description && 'no description',
    !page.socialImage && 'no og:image',
    page.headings.length !== 1 && `${page.headings.length} h1 headings`,
    ownerPaths.some((path) => page.path.startsWith(path)) && 'an owner’s page that can be indexed',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${page.path}: ${fault}`);
}

function shared(pages: readonly PageFacts[], key: 'fullTitle' | 'description'): string[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap((page) => {
    const first = firstWith.get(page[key]);
    if (first) return `${page.path}: the same ${key} as ${first}`;
    firstWith.set(page[key], page.path);
    return [];
  });
}

/** Fails the build if a page is missing, or if its head is bad for search results. */
export function checkPages(pages: readonly PageFacts[]): void {
  const built = new Set(pages.map(({ path }) => path));
  const faults = [
    ...publicPaths.filter((path) => !built.has(path)).map((path) => `${path}: not built`),
    ...pages.flatMap(faultsOf),
    ...shared(pages, 'fullTitle'),
    ...shared(pages, 'description'),
  ];
  if (faults.length > 0) throw new Error(`Pages that cannot go out:\n  ${faults.join('\n  ')}`);
}
