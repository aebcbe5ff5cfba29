import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireProduct } from '../product/settings.ts';

const { baseUrl } = requireProduct();

/** What these say is read in the built site; here it is how the gateway hands them out. */
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

describe('what search engines, feed readers and assistants ask for', () => {
  for (const [path, type] of files) {
    it(`should be answered at ${path} under its own type`, async () => {
      const answer = await fetch(new URL(path, baseUrl));
      await answer.arrayBuffer();
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get('content-type') ?? '', type);
    });
  }

  it('should be one address per page: with a final slash it moves for good', async () => {
    const answer = await fetch(new URL('/services/', baseUrl), { redirect: 'manual' });
    assert.equal(answer.status, 301);
    assert.equal(new URL(answer.headers.get('location') ?? '', baseUrl).pathname, '/services');
  });
});
