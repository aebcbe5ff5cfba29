import { expect, test } from '../browser/test.ts';
import { requireProduct } from '../product/settings.ts';

const urlOf = (path: string) => new URL(path, requireProduct().baseUrl);

/** Their content is checked in the built site; this checks how the gateway serves them. */
const files: readonly [path: string, type: RegExp][] = [
  ['/sitemap.xml', /xml/],
  ['/robots.txt', /^text\/plain/],
  ['/llms.txt', /^text\/plain.*charset=utf-8/i],
  ['/blog/rss.xml', /xml/],
  ['/site.webmanifest', /^application\/manifest\+json/],
  ['/favicon.ico', /icon/],
  ['/favicon.svg', /^image\/svg/],
  ['/apple-touch-icon.png', /^image\/png/],
  ['/social/home.png', /^image\/png/],
];

test.describe('files for search engines, feed readers and assistants', () => {
  test('are served with their content types', async () => {
    for (const [path, type] of files) {
      const answer = await fetch(urlOf(path));
      await answer.arrayBuffer();
      expect.soft(answer.status, path).toBe(200);
      expect.soft(answer.headers.get('content-type') ?? '', path).toMatch(type);
    }
  });

  test('name one URL per page: so do capitals, which printed addresses are typed in', async () => {
    const typed = ['/Services', '/GOOGLE-ADS-WILMINGTON', '/Blog/Google-Ads-for-Plumbers?gclid=Ab'];
    for (const path of typed) {
      const answer = await fetch(urlOf(path), { redirect: 'manual' });
      expect(answer.status, path).toBe(301);
      const { pathname, search } = urlOf(answer.headers.get('location') ?? '');
      expect(pathname).toBe(urlOf(path).pathname.toLowerCase());
      expect(search).toBe(urlOf(path).search);
      expect((await fetch(urlOf(pathname))).status, pathname).toBe(200);
    }
    expect((await fetch(urlOf('/No-Such-Page'), { redirect: 'manual' })).status).toBe(404);
  });
});
