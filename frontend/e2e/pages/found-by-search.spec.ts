import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { brand } from '@agency/contracts';
import { parse } from 'node-html-parser';
import { requireProduct } from '../product/settings.ts';

const { baseUrl } = requireProduct();
const articlesInAll = 18;
const pagesInAll = 19;

/** An address as the sitemap writes it, on the product under test. */
const here = (address: string) => new URL(new URL(address).pathname, baseUrl).href;

async function textAt(path: string, type: RegExp): Promise<string> {
  const answer = await fetch(new URL(path, baseUrl));
  assert.equal(answer.status, 200, path);
  assert.match(answer.headers.get('content-type') ?? '', type);
  return answer.text();
}

describe('what search engines, feed readers and assistants find', () => {
  let addresses: string[] = [];

  before(async () => {
    const sitemap = await textAt('/sitemap.xml', /xml/);
    addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    const dated = sitemap.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g) ?? [];
    assert.equal(dated.length, addresses.length);
  });

  it('should be a sitemap of every public page, and of no other', () => {
    assert.equal(addresses.length, pagesInAll + articlesInAll);
    assert.ok(addresses.every((address) => address.startsWith(brand.siteUrl)));
    const paths = addresses.map((address) => new URL(address).pathname);
    for (const owners of ['/admin', '/rankings', '/email-previews', '/thank-you']) {
      assert.ok(!paths.includes(owners), owners);
    }
  });

  it('should be, on every page, a head of its own and data that says what the page shows', async () => {
    const seen = new Set<string>();
    for (const address of addresses) {
      const html = await textAt(here(address), /html/);
      const page = parse(html);
      const meta = (name: string) =>
        page
          .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
          ?.getAttribute('content');
      const title = page.querySelector('title')?.text ?? '';
      const description = meta('description') ?? '';
      assert.ok(title.length > 0 && title.length <= 60, `${address}: ${title}`);
      assert.ok(description.length > 0 && description.length <= 160, `${address}: ${description}`);
      assert.ok(!seen.has(title) && !seen.has(description), `${address} repeats another page`);
      seen.add(title).add(description);
      assert.equal(page.querySelectorAll('h1').length, 1, address);
      assert.equal(page.querySelector('link[rel=canonical]')?.getAttribute('href'), address);
      assert.equal(meta('og:url'), address);
      assert.equal(meta('twitter:card'), 'summary_large_image');
      await assertPicture(meta('og:image') ?? '');
      const text = page.querySelector('main')?.structuredText ?? '';
      for (const block of page.querySelectorAll('script[type="application/ld+json"]')) {
        assertShown(JSON.parse(block.textContent), text, address);
      }
    }
  });

  it('should be a feed with every article in full', async () => {
    const feed = await textAt('/blog/rss.xml', /xml/);
    assert.equal(feed.match(/<item>/g)?.length, articlesInAll);
    assert.equal(feed.match(/<content:encoded>/g)?.length, articlesInAll);
    assert.doesNotMatch(feed, /href="\//);
  });

  it('should be robots.txt, llms.txt, a manifest and icons', async () => {
    assert.match(await textAt('/robots.txt', /plain/), /^Sitemap: https:.*\/sitemap\.xml$/m);
    const llms = await textAt('/llms.txt', /plain/);
    for (const address of addresses) assert.ok(llms.includes(`](${address})`), address);
    const manifest = JSON.parse(await textAt('/site.webmanifest', /manifest/));
    assert.equal(manifest.name, brand.name);
    for (const icon of manifest.icons) await textAt(icon.src, /image/);
    await textAt('/favicon.ico', /icon/);
    await textAt('/apple-touch-icon.png', /png/);
  });
});

/** A PNG says its size in its 17th to 24th byte. */
async function assertPicture(address: string): Promise<void> {
  const answer = await fetch(here(address));
  assert.equal(answer.headers.get('content-type'), 'image/png', address);
  const picture = Buffer.from(await answer.arrayBuffer());
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630], address);
}

interface Thing {
  '@type': string;
  name?: string;
  headline?: string;
}

/** What the data names is to be read on the page as well, word for word or in other words beside each other. */
function assertShown(data: { '@context': string; '@graph': Thing[] }, text: string, at: string) {
  assert.equal(data['@context'], 'https://schema.org', at);
  assert.ok(data['@graph'].length > 0, at);
  for (const { '@type': type, name = '', headline = '' } of data['@graph']) {
    if (type === 'BlogPosting') assert.ok(headline && text.includes(headline), at);
    if (type !== 'Service') continue;
    for (const word of name.match(/\w+/g) ?? []) {
      assert.match(text, new RegExp(`\\b${word}\\b`, 'i'), `${at}: the data names ${name}`);
    }
  }
}
