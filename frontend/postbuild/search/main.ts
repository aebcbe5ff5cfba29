import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { paths, publicPaths } from '../../app/lib/paths.ts';
import { checkPages } from './check-pages.ts';
import { rssFeed } from './feed.ts';
import { deskManifest, webManifest, writeIcons } from './manifest.ts';
import { type PageDates, pageDates, recordedDates } from './page-dates.ts';
import type { PageFacts } from './read-page.ts';
import { writeSocialImages } from './social-images.ts';

function pageAt(pages: readonly PageFacts[], path: string): PageFacts {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
}

/** The pages for search results, in the site's order; articles newest first. */
function listedPages(pages: readonly PageFacts[]): PageFacts[] {
  const articles = pages
    .filter((page) => page.article)
    .sort((one, other) => (other.article?.date ?? '').localeCompare(one.article?.date ?? ''));
  return [...publicPaths.map((path) => pageAt(pages, path)), ...articles];
}

/** Builds everything that search engines, feeds, phones and shared links read, from the built pages. */
export async function writeSeoFiles(
  pages: readonly PageFacts[],
  clientFolder: string,
  today: string,
): Promise<void> {
  checkPages(pages);
  const listed = listedPages(pages);
  const home = pageAt(pages, paths.home);
  const name = home.structured.find((thing) => thing['@type'] === 'WebSite')?.name ?? home.title;
  const dates = pageDates(listed, await recordedDates(), today);
  const files: Record<string, string> = {
    '/robots.txt': robots(home.address),
    '/sitemap.xml': await sitemap(listed, dates, home.address),
    '/llms.txt': llms(home, pageAt(pages, paths.faq), listed),
    '/site.webmanifest': webManifest(name, home.description),
    '/desk.webmanifest': deskManifest(name),
    // For the server (nginx/templates/server.conf.template).
    '/__private/pages.map': [...listed, pageAt(pages, paths.thankYou())]
      .map(({ path }) => `${path} ${path};\n`)
      .join(''),
    [paths.blogFeed]: rssFeed(listed, pageAt(pages, paths.blog), paths.blogFeed),
  };
  await Promise.all([
    ...Object.entries(files).map(([path, text]) => writeFile(join(clientFolder, path), text)),
    writeIcons(clientFolder),
    writeSocialImages(pages, name, clientFolder),
  ]);
}

function listOf(pages: readonly PageFacts[]): string {
  return pages
    .map(({ title, address, description }) => `- [${title}](${address}): ${description}`)
    .join('\n');
}

/** The site in Markdown, for AI assistants: who we are, and what is where. */
function llms(home: PageFacts, faq: PageFacts, pages: readonly PageFacts[]): string {
  const agency = home.structured.find((thing) => thing['@type'] === 'ProfessionalService');
  if (!agency?.name) throw new Error('The home page does not say who we are.');
  if (faq.facts.length === 0) throw new Error(`${faq.path} has no list of facts.`);
  const sections = [
    `# ${agency.name}`,
    `> ${agency.description}`,
    faq.facts.map((fact) => `- ${fact}`).join('\n'),
    '## Pages',
    listOf(pages.filter((page) => !page.article)),
    '## Articles',
    listOf(pages.filter((page) => page.article)),
  ];
  return `${sections.join('\n\n')}\n`;
}

/**
 * Owner pages are not disallowed here: a crawler must read their `noindex` to honor it, and a list would only advertise
 * them. The API is of no use to crawlers.
 */
function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

async function sitemap(
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
