import { requireProduct } from './settings.ts';

/** The path of every public page. That the sitemap names all is proved where the built site is read. */
export async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${requireProduct().baseUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
}
