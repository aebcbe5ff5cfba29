import assert from 'node:assert/strict';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask } from './ask.ts';
import { page, siteFiles } from './fixture-site.ts';
import { gatewaySuite } from './stack.ts';

const script = '/assets/entry-a1b2c3.js';

describe('encodings', () => {
  const stack = gatewaySuite();

  function get(path: string, encoding: string | undefined, headers = {}): Promise<Answer> {
    return ask(stack.port, path, {
      headers: encoding === undefined ? headers : { ...headers, 'accept-encoding': encoding },
    });
  }

  function decode(answer: Answer): string {
    const encoding = answer.headers['content-encoding'];
    if (encoding === 'br') return brotliDecompressSync(answer.body).toString();
    return (encoding === 'gzip' ? gunzipSync(answer.body) : answer.body).toString();
  }

  const accepted: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip, br; q=1.0', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br ; q=0.000', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['brotli, gzipped', undefined],
    ['identity', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [asked, expected] of accepted) {
    it(`should send ${expected ?? 'the plain file'} for '${asked}', fresh and from the cache`, async () => {
      for (const path of ['/contact', script]) {
        for (const _ of [1, 2]) {
          const answer = await get(path, asked);
          assert.equal(answer.status, 200);
          assert.equal(answer.headers['content-encoding'], expected);
          assert.equal(answer.headers.vary, 'Accept-Encoding');
          const file = path === script ? siteFiles['assets/entry-a1b2c3.js'] : page('Contact');
          assert.equal(decode(answer), file);
        }
      }
    });
  }

  it('should give the media type of the file, not of its compression', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      assert.equal(
        (await get('/contact', encoding)).headers['content-type'],
        'text/html; charset=utf-8',
      );
      assert.equal(
        (await get(script, encoding)).headers['content-type'],
        'text/javascript; charset=utf-8',
      );
    }
  });

  it('should give every encoding its own ETag', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get('/contact', encoding)).headers.etag,
      ),
    );
    assert.equal(new Set(tags).size, 3);
    assert.ok(tags.every((tag) => tag !== undefined));
  });

  it('should answer 304 to the ETag of the same encoding only', async () => {
    const brotli = (await get('/contact', 'br')).headers.etag;
    assert.equal((await get('/contact', 'br', { 'if-none-match': brotli })).status, 304);
    assert.equal((await get('/contact', 'gzip', { 'if-none-match': brotli })).status, 200);
  });

  it('should send a compressed file whole, whatever range is asked for', async () => {
    for (const _ of ['first', 'cached']) {
      const answer = await get(script, 'br', { range: 'bytes=10-20' });
      assert.equal(answer.status, 200);
      assert.equal(decode(answer), siteFiles['assets/entry-a1b2c3.js']);
    }
  });

  it('should send a range of a picture', async () => {
    const answer = await get('/assets/photo-d4e5f6.avif', 'br', { range: 'bytes=10-19' });
    assert.equal(answer.status, 206);
    assert.equal(answer.body.length, 10);
    assert.equal(answer.headers['content-encoding'], undefined);
  });

  it('should compress the 404 page and the shell too', async () => {
    for (const encoding of ['br', 'gzip', undefined]) {
      const missing = await get('/nothing', encoding);
      assert.equal(missing.status, 404);
      assert.equal(missing.headers['content-encoding'], encoding);
      assert.equal(decode(missing), page('Not found'));
      const shell = await get('/booking/secret-token', encoding);
      assert.equal(shell.status, 200);
      assert.equal(shell.headers['content-encoding'], encoding);
      assert.equal(decode(shell), page('Booking'));
    }
  });

  it('should fall back to the plain tree when there is no brotli tree at all', async () => {
    await rename(stack.brotliTree, `${stack.brotliTree}-away`);
    const answer = await get('/robots.txt', 'br');
    await rename(`${stack.brotliTree}-away`, stack.brotliTree);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.equal(answer.text, siteFiles['robots.txt']);
  });

  it('should send the very file that the build compressed', async () => {
    const onDisk = await readFile(join(stack.brotliTree, 'contact/index.html'));
    assert.deepEqual((await get('/contact', 'br')).body, onDisk);
    assert.ok((await stat(join(stack.plainTree, 'contact/index.html'))).size > onDisk.length);
  });
});
