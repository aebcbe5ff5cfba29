import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiErrorBodySchema, apiPaths } from '@agency/contracts';
import { ask, postJson } from './ask.ts';
import { page } from './fixture-site.ts';
import { gatewaySuite, startStack } from './stack.ts';

describe('a part that is away', () => {
  // A reserved address where nothing ever answers, like a host that has died.
  const stack = gatewaySuite({ RANKINGS_UPSTREAM: '192.0.2.1:9' });

  it('should never send a POST twice, not even over a kept connection', async () => {
    const { leads } = stack.services;
    assert.equal((await postJson(stack.port, '/api/contacts', { n: 1 })).status, 200);
    const count = leads.received.length;
    leads.answer((_, response) => response.destroy());
    const answer = await postJson(stack.port, '/api/contacts', { n: 2 });
    assert.equal(answer.status, 503);
    assert.equal(leads.received.length, count + 1);
  });

  for (const [name, path] of [
    ['refuses connections', '/api/contacts'],
    ['does not answer at all', '/api/rankings/summary'],
  ] as const) {
    it(`should be reported within 2 seconds when it ${name}`, async () => {
      await stack.services.leads.stop();
      const start = performance.now();
      const answer = await postJson(stack.port, path, { n: 1 });
      assert.ok(performance.now() - start < 2000);
      assert.equal(answer.status, 503);
      assert.equal(answer.headers['retry-after'], '5');
      assert.equal(answer.headers['content-type'], 'application/json');
      const body = apiErrorBodySchema.parse(JSON.parse(answer.text));
      assert.equal(body.statusCode, 503);
      assert.match(body.message, /\.$/);
    });
  }

  for (const [name, upstream, kilobytes] of [
    ['refuses connections', '127.0.0.1:9', 100],
    ['refuses connections', '127.0.0.1:9', 1024],
    ['does not answer at all', '192.0.2.1:9', 1024],
  ] as const) {
    it(`should be reported to whoever uploads ${kilobytes} KB when it ${name}`, async () => {
      const other = await startStack({ RANKINGS_UPSTREAM: upstream });
      try {
        const answer = await ask(other.port, apiPaths.rankingsImports, {
          method: 'POST',
          headers: { 'content-type': 'text/csv' },
          body: 'x'.repeat(kilobytes * 1024),
        });
        assert.equal(answer.status, 503);
        assert.equal(answer.headers['retry-after'], '5');
        assert.equal(answer.headers['content-type'], 'application/json');
        const body = apiErrorBodySchema.parse(JSON.parse(answer.text));
        assert.match(body.message, /not answering right now/);
      } finally {
        await other.stop();
      }
    });
  }

  it('should leave the rest of the API and the site as they are', async () => {
    assert.equal((await ask(stack.port, '/api/appointments')).status, 200);
    assert.equal((await ask(stack.port, '/contact')).status, 200);
  });

  it('should keep showing the pages it has shown while the frontend is down', async () => {
    await ask(stack.port, '/assets/entry-a1b2c3.js', { headers: { 'accept-encoding': 'br' } });
    const cached = await ask(stack.port, '/contact');
    await stack.frontend.stop();
    const again = await ask(stack.port, '/contact?contactId=1');
    assert.equal(again.status, 200);
    assert.equal(again.text, page('Contact'));
    assert.equal(again.headers.etag, cached.headers.etag);
    const script = await ask(stack.port, '/assets/entry-a1b2c3.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    assert.equal(script.headers['content-encoding'], 'br');
  });

  it('should show a plain page in place of one it has never shown', async () => {
    await stack.frontend.stop();
    const answer = await ask(stack.port, '/never-asked');
    assert.equal(answer.status, 503);
    assert.equal(answer.headers['retry-after'], '5');
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    assert.match(answer.text, /not answering right now/);
  });
});
