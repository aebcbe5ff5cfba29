/**
 * Owner pages are not disallowed here: a crawler must read their `noindex` to honor it, and a list would only advertise
 * them. The API is of no use to crawlers.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
