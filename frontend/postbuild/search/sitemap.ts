import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageDates } from './page-dates.ts';
import type { PageFacts } from './read-page.ts';

export async function sitemap(
  pages: readonly PageFacts[],
  dates: PageDates,
  siteUrl: string,
): Promise<string> {
  const entries = pages.map((page) => ({
    url: page.address,
    lastmod: dates[page.path]?.changed,
  }));
  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  return String(await streamToPromise(Readable.from(entries).pipe(stream)));
}
