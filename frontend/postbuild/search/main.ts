import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, publicPaths } from '../../app/lib/paths.ts';
import { checkPages } from './check-pages.ts';
import { rssFeed } from './feed.ts';
import { writeIcons } from './icons.ts';
import { llms } from './llms.ts';
import { deskManifest, webManifest } from './manifest.ts';
import { pageDates } from './page-dates.ts';
import type { PageFacts } from './read-page.ts';
import { recordedDates } from './recorded-dates.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';
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
    [paths.blogFeed]: rssFeed(listed, pageAt(pages, paths.blog), paths.blogFeed),
  };
  await Promise.all([
    ...Object.entries(files).map(([path, text]) => writeFile(join(clientFolder, path), text)),
    writeIcons(clientFolder),
    writeSocialImages(pages, name, clientFolder),
  ]);
}
