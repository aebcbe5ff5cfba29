import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import { page, writeSiteFile } from './fixture-site.ts';
import { gatewaySuite } from './stack.ts';

describe('caching', () => {
  const stack = gatewaySuite();

  const pagePolicy = 'public, max-age=0, s-maxage=5, stale-if-error=86400';
  const policies: [string, string][] = [
    ['/', pagePolicy],
    ['/contact', pagePolicy],
    ['/robots.txt', pagePolicy],
    ['/admin', 'private, no-cache'],
    ['/booking/some-token', 'private, no-cache'],
    ['/thank-you', 'private, no-cache'],
    ['/thank-you?contactId=7', 'private, no-cache'],
    // A browser must find a new worker at once: an old one shows the notifications until then.
    ['/desk-sw.js', 'no-cache'],
    ['/desk.webmanifest', 'public, max-age=3600'],
    ['/assets/entry-a1b2c3.js', 'public, max-age=31536000, immutable'],
    ['/assets/photo-d4e5f6.avif', 'public, max-age=31536000, immutable'],
    ['/assets/missing-000000.js', 'no-cache'],
    ['/nothing', 'no-cache'],
    ['/contact/', 'no-cache'],
    ['/healthz', 'no-store'],
    ['/api/contacts', 'no-store'],
    ['/api/nothing', 'no-store'],
  ];
  for (const [path, policy] of policies) {
    it(`should tell the browser '${policy}' for ${path}, and again from the gateway's cache`, async () => {
      for (const _ of ['first', 'second']) {
        assert.equal((await ask(stack.port, path)).headers['cache-control'], policy);
      }
    });
  }

  it("should pass on a service's own Cache-Control", async () => {
    stack.services.scheduling.answer((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'private, max-age=5',
      });
      response.end('[]');
    });
    const answer = await ask(stack.port, '/api/availability');
    assert.equal(answer.headers['cache-control'], 'private, max-age=5');
  });

  it('should answer 304 when nothing has changed, by ETag and by date', async () => {
    for (const path of ['/', '/contact', '/admin', '/assets/entry-a1b2c3.js']) {
      const { etag, 'last-modified': date } = (await ask(stack.port, path)).headers;
      const byTag = await ask(stack.port, path, { headers: { 'if-none-match': etag } });
      assert.equal(byTag.status, 304, path);
      assert.equal(byTag.headers.etag, etag);
      const byDate = await ask(stack.port, path, { headers: { 'if-modified-since': date } });
      assert.equal(byDate.status, 304, path);
    }
  });

  it('should show a deployed page within seconds', { timeout: 8000 }, async () => {
    const old = await ask(stack.port, '/contact');
    assert.equal(old.text, page('Contact'));
    await writeSiteFile(stack.plainTree, stack.brotliTree, 'contact/index.html', page('Reach us'));
    let now: Answer;
    do {
      await pause(100);
      now = await ask(stack.port, '/contact');
    } while (now.headers.etag === old.headers.etag);
    assert.equal(now.text, page('Reach us'));
  });

  it('should keep nothing that names a person or that has no page', async () => {
    const cache = join(stack.folder, 'gateway/cache');
    await ask(stack.port, '/admin');
    await ask(stack.port, '/booking/first-token');
    const before = await filesIn(cache);
    for (const path of [
      '/booking/secret-token',
      '/admin?lead=7',
      '/admin/leads/7',
      '/nothing-1',
      '/nothing-2',
      '/contact/',
      '/admin/x',
    ]) {
      await ask(stack.port, path);
    }
    await ask(stack.port, '/api/contacts');
    await ask(stack.port, '/contact?contactId=123');
    assert.deepEqual(await filesIn(cache), before);
  });

  async function filesIn(folder: string): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  }
});
