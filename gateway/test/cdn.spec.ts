import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ownerPaths } from '@agency/contracts';
import { type Answer, ask, postJson } from './ask.ts';
import { type Cdn, startCdn } from './cdn.ts';
import { page, siteFiles, writeSiteFile } from './fixture-site.ts';
import { type Stack, startStack } from './stack.ts';

const script = '/assets/entry-a1b2c3.js';
const secret = 'avery.bennett@example.com';

describe('a CDN in front of the gateway', () => {
  let stack: Stack;
  let cdn: Cdn;
  before(async () => {
    stack = await startStack();
    cdn = await startCdn(join(stack.folder, 'cdn'), stack.port);
  });
  after(async () => {
    await cdn?.stop();
    await stack?.stop();
  });

  const get = (path: string, headers = {}) => ask(cdn.port, path, { headers });
  const fromCache = ({ headers }: Answer) => headers['x-cache'];

  /** Asks until the CDN has looked at it again, which it does after five seconds. */
  async function untilAskedAgain(path: string): Promise<Answer> {
    for (;;) {
      const answer = await get(path);
      if (fromCache(answer) !== 'HIT') return answer;
      await pause(100);
    }
  }

  /** Asks until the CDN answers on its own: it may still be writing a copy when its first answer has arrived. */
  async function untilKept(path: string, headers = {}): Promise<Answer> {
    for (;;) {
      const answer = await get(path, headers);
      if (fromCache(answer) === 'HIT') return answer;
      await pause(10);
    }
  }

  it('should answer pages on its own', { timeout: 20_000 }, async () => {
    for (const path of ['/', '/contact', '/robots.txt']) {
      const first = await get(path);
      const second = await untilKept(path);
      assert.deepEqual(second.body, first.body);
      assert.equal(
        second.headers['content-security-policy'],
        first.headers['content-security-policy'],
      );
    }
  });

  it('should tell browsers to ask each time, and answer them with 304', async () => {
    const { headers } = await get('/contact');
    assert.match(headers['cache-control'] ?? '', /\bmax-age=0\b/);
    const again = await get('/contact', { 'if-none-match': headers.etag });
    assert.equal(again.status, 304);
    assert.equal(again.text, '');
  });

  it('should keep a page that has not changed by asking for it with its ETag', {
    timeout: 20_000,
  }, async () => {
    await get('/');
    const again = await untilAskedAgain('/');
    assert.equal(fromCache(again), 'REVALIDATED');
    assert.equal(again.text, page('Home'));
  });

  it('should show a deployed page within seconds', { timeout: 20_000 }, async () => {
    await get('/contact');
    await writeSiteFile(stack.plainTree, stack.brotliTree, 'contact/index.html', page('Reach us'));
    while ((await get('/contact')).text !== page('Reach us')) await pause(100);
  });

  it('should keep assets for good', { timeout: 20_000 }, async () => {
    for (const path of [script, '/assets/photo-d4e5f6.avif']) {
      const kept = await untilKept(path);
      assert.match(kept.headers['cache-control'] ?? '', /max-age=31536000, immutable/);
    }
  });

  it('should keep a copy for each encoding and give everyone their own', {
    timeout: 20_000,
  }, async () => {
    for (const path of ['/', script]) {
      for (const _ of ['first', 'kept']) {
        const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
        const gzip = await get(path, { 'accept-encoding': 'gzip' });
        const plain = await get(path);
        const expected = path === '/' ? page('Home') : siteFiles['assets/entry-a1b2c3.js'];
        assert.equal(brotliDecompressSync(brotli.body).toString(), expected);
        assert.equal(gunzipSync(gzip.body).toString(), expected);
        assert.equal(plain.text, expected);
        assert.equal(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size, 3);
      }
      await untilKept(path, { 'accept-encoding': 'gzip' });
    }
  });

  const privatePaths = [
    ...ownerPaths,
    '/booking/some-token',
    '/thank-you',
    '/thank-you?contactId=4711',
    '/desk-sw.js',
    '/nothing',
    '/assets/missing-000000.js',
    '/contact/',
    '/healthz',
    '/api/contacts',
    '/api/appointments?from=1&to=2',
    '/api/slots',
    '/api/rankings/summary',
    '/api/deliveries',
    '/api/nothing',
    '/calendar/s3cret-t0ken_A.ics',
  ];
  for (const path of privatePaths) {
    it(`should never keep ${path}`, async () => {
      for (const _ of ['first', 'second', 'third']) {
        assert.equal(fromCache(await get(path)), 'MISS');
      }
      assert.ok(!(await cdn.stored()).includes(`KEY: ${path}\n`));
    });
  }

  const words = [undefined, 'no-store', 'no-cache', 'private, no-cache', 'private, max-age=300'];
  for (const word of words) {
    it(`should store no answer of a service that says ${word ?? 'nothing'} about caching`, async () => {
      const { scheduling } = stack.services;
      scheduling.answer((_, response) => {
        response.writeHead(200, {
          'content-type': 'application/json',
          etag: '"a"',
          ...(word !== undefined && { 'cache-control': word }),
        });
        response.end(JSON.stringify({ email: secret }));
      });
      const before = scheduling.received.length;
      for (const _ of ['first', 'second']) {
        assert.ok((await get('/api/appointments')).text.includes(secret));
      }
      assert.equal(scheduling.received.length, before + 2);
      assert.ok(!(await cdn.stored()).includes(secret));
    });
  }

  it('should pass every form on to the gateway', async () => {
    const before = stack.services.leads.received.length;
    for (const _ of ['first', 'second']) {
      assert.equal((await postJson(cdn.port, '/api/contacts', { email: secret })).status, 200);
    }
    assert.equal(stack.services.leads.received.length, before + 2);
    assert.ok(!(await cdn.stored()).includes(secret));
  });

  it('should go on showing pages while the gateway is away', { timeout: 20_000 }, async () => {
    await get('/');
    await stack.gateway.stop();
    const stale = await untilAskedAgain('/');
    assert.equal(stale.status, 200);
    assert.equal(fromCache(stale), 'STALE');
    assert.equal(stale.text, page('Home'));
    assert.equal((await get('/api/contacts')).status, 502);
    assert.equal((await get('/admin')).status, 502);
  });
});
