import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** The metadata of a built page. */
export interface PageFacts {
  path: string;
  /** As in the browser's tab. */
  fullTitle: string;
  title: string;
  description: string;
  address: string;
  socialImage: string;
  /** Addresses of the pictures in the page, in order. */
  pictures: string[];
  headings: string[];
  /** The text between header and footer. */
  text: string;
  structured: StructuredThing[];
  article?: ArticleFacts;
  /** The lines of the page's list of facts. */
  facts: string[];
  /** An article's text, for the feed. */
  textHtml?: string;
}

export interface ArticleFacts {
  date: string;
  modified?: string;
  category: string;
}

/** An item of the page's structured data, with the fields that the build reads. */
export interface StructuredThing {
  '@type': string;
  name?: string;
  description?: string;
  datePublished?: string;
  dateModified?: string;
  articleSection?: string;
}

function structuredThings(json = '{}'): StructuredThing[] {
  const { '@graph': things = [] } = JSON.parse(json) as { '@graph'?: StructuredThing[] };
  return things;
}

function articleFacts(things: readonly StructuredThing[]): ArticleFacts | undefined {
  const posting = things.find((thing) => thing['@type'] === 'BlogPosting');
  const { datePublished: date, dateModified: modified, articleSection: category } = posting ?? {};
  return date && category ? { date, modified, category } : undefined;
}

/** A list of facts as plain lines, without its links. */
function factLines(main: HTMLElement | null): string[] {
  return (main?.querySelectorAll('[aria-labelledby=facts-heading] dt') ?? []).map((term) => {
    const said =
      term.nextElementSibling?.childNodes.filter((node) => node.rawTagName !== 'a') ?? [];
    const text = said
      .map((node) => node.text)
      .join('')
      .trim();
    return `${term.text}: ${text}`;
  });
}

/** The facts of one page, or nothing for a page without an address of its own. */
export function readPage(html: string): PageFacts | undefined {
  const page = parse(html, { comment: false });
  const head = (selector: string, attribute = 'content') =>
    page.querySelector(`head ${selector}`)?.getAttribute(attribute) ?? '';
  const address = head('link[rel=canonical]', 'href');
  if (!address) return;
  const main = page.querySelector('main');
  const structured = structuredThings(
    page.querySelector('script[type="application/ld+json"]')?.textContent,
  );
  return {
    path: new URL(address).pathname,
    fullTitle: page.querySelector('title')?.text ?? '',
    title: head('meta[property="og:title"]'),
    description: head('meta[name=description]'),
    address,
    socialImage: head('meta[property="og:image"]'),
    pictures: (main?.querySelectorAll('img') ?? []).map((img) => img.getAttribute('src') ?? ''),
    headings: page.querySelectorAll('h1').map((heading) => heading.text),
    text: main?.structuredText ?? '',
    structured,
    facts: factLines(main),
    article: articleFacts(structured),
    textHtml: main?.querySelector('.article-text')?.innerHTML,
  };
}

/** The facts of every built page that has an address of its own. */
export async function builtPages(clientFolder: string): Promise<PageFacts[]> {
  const files = globSync('**/*.html', { cwd: clientFolder });
  const pages = await Promise.all(
    files.map(async (file) => readPage(await readFile(join(clientFolder, file), 'utf8'))),
  );
  return pages.filter((page) => page !== undefined);
}
