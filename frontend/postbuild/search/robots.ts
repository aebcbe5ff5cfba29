/**
 * Owner pages are not forbidden here: a crawler has to read their `noindex` to heed it, and a list
 * of them would only advertise them. The API is of no use to any crawler.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
