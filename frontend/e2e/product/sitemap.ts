/** The path of every public page. Tests of the built site prove that the sitemap is complete. */
export async function sitemapPaths(): Promise<string[]> {
  const { BASE_URL } = process.env;
  // An editor only lists the tests, without a product.
  if (!BASE_URL) return [];
  const sitemap = await (await fetch(new URL('/sitemap.xml', BASE_URL))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
}
