import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, askRaw, postJson } from './ask.ts';
import { gatewaySuite } from './stack.ts';
import type { ReceivedRequest } from './stand-in-service.ts';

describe('what a service is told', () => {
  const stack = gatewaySuite();

  async function seen(headers: Record<string, string>): Promise<ReceivedRequest> {
    await ask(stack.port, '/api/contacts', { headers });
    const last = stack.services.leads.received.at(-1);
    assert.ok(last);
    return last;
  }

  it("should be the client's real address, whatever the client claims", async () => {
    const { headers } = await seen({
      'x-forwarded-for': '203.0.113.9, 10.0.0.1',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
    assert.equal(headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(headers['x-real-ip'], undefined);
    assert.equal(headers.forwarded, undefined);
    assert.equal(headers['x-forwarded-proto'], 'http');
    assert.equal(headers['x-forwarded-host'], `127.0.0.1:${stack.port}`);
    assert.equal(headers.host, `127.0.0.1:${stack.port}`);
  });

  it('should not hold header names with an underscore, which some servers read as a dash', async () => {
    const { headers } = await seen({ x_forwarded_for: '203.0.113.9', x_request_id: 'x' });
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.includes('_')),
      [],
    );
  });

  it('should not hold a header smuggled in with a line break in the address', async () => {
    await askRaw(
      stack.port,
      'GET /api/contacts?a=%0d%0aX-Admin:%20yes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    const last = stack.services.leads.received.at(-1);
    assert.equal(last?.headers['x-admin'], undefined);
    assert.equal(last?.url, '/api/contacts?a=%0d%0aX-Admin:%20yes');
  });

  it('should be a request id made here, the same as in the answer', async () => {
    const answer = await postJson(stack.port, '/api/contacts', {});
    const id = stack.services.leads.received.at(-1)?.headers['x-request-id'];
    assert.match(`${id}`, /^[0-9a-f]{32}$/);
    assert.equal(answer.headers['x-request-id'], id);
  });

  it('should be an id from outside only when it is one', async () => {
    const good = '0d9f8a1e-3f64-4c1b-9c57-6f3f2f8e0a11';
    assert.equal((await seen({ 'x-request-id': good })).headers['x-request-id'], good);
    for (const bad of ['1', 'a"b', `${good}x`, good.toUpperCase(), '../../etc', 'x'.repeat(500)]) {
      const { headers } = await seen({ 'x-request-id': bad });
      assert.match(`${headers['x-request-id']}`, /^[0-9a-f]{32}$/);
    }
  });

  it("should be the owner's cookies and no others, however many there are", async () => {
    const others = Array.from({ length: 7 }, (_, index) => `_tool${index}=${'x'.repeat(4_000)}`);
    const cookies = async (...sent: string[]) =>
      (await seen({ cookie: [...others, ...sent, 'x_session=1'].join('; ') })).headers.cookie;
    assert.equal(await cookies(), undefined);
    assert.equal(await cookies('session=1'), 'session=1');
    assert.equal(await cookies('device=2'), 'device=2');
    assert.equal(await cookies('device=2', 'session=1'), 'session=1; device=2');
    assert.equal(
      await cookies('session=0', '__Host-session=1', 'device=0', '__Host-device=2'),
      '__Host-session=1; __Host-device=2',
    );
    const page = await ask(stack.port, '/', { headers: { cookie: others.join('; ') } });
    assert.equal(page.status, 200);
  });

  it('should be the cookie, the origin and the content type as sent', async () => {
    const { headers } = await seen({
      cookie: 'session=1',
      origin: 'http://x.example',
      'content-type': 'text/plain',
    });
    assert.equal(headers.cookie, 'session=1');
    assert.equal(headers.origin, 'http://x.example');
    assert.equal(headers['content-type'], 'text/plain');
  });
});

describe('the log', () => {
  const stack = gatewaySuite();
  before(async () => {
    await stack.services.rankings.stop();
  });

  it('should hold a line per request and nothing about a person', { timeout: 5000 }, async () => {
    const referer = 'http://x.example/thank-you?contactId=4398046511104';
    const headers = { referer, 'user-agent': 'Some Browser' };
    for (const path of [
      '/thank-you?contactId=4398046511104',
      '/booking/s3cret-t0ken',
      '/api/bookings/s3cret-t0ken',
      '/api/bookings/s3cret?x',
      '/api/bookings/s3cret/calendar.ics',
      '/calendar/s3cret-t0ken.ics',
      '/calendar/s3cret-t0ken.ics?x',
      '/calendar/s3cret-t0ken/x',
      '/Calendar/s3cret-t0ken.ics',
      '//calendar/s3cret-t0ken.ics',
      '/%63alendar/s3cret-t0ken.ics',
      '/./calendar/s3cret-t0ken.ics',
      '//booking/s3cret-t0ken',
      '/%62ooking/s3cret-t0ken',
      '/api/../booking/s3cret-t0ken',
      '/./booking/s3cret-t0ken',
      '/api/contacts/4398046511104?email=a@b.example',
      '/api/rankings/4398046511104',
      `/api/contacts?contactId=4398046511104${'x'.repeat(33_000)}`,
      '/missing?contactId=4398046511104',
    ]) {
      await ask(stack.port, path, { headers });
    }
    const id = '0d9f8a1e-3f64-4c1b-9c57-6f3f2f8e0a11';
    await ask(stack.port, '/contact', { headers: { 'x-request-id': id } });
    // Each worker writes its own buffer, so the last request's line may come before an earlier one's.
    const logged = [
      '/thank-you',
      '/booking/-',
      '/api/bookings/-',
      '/calendar/-',
      '/api/contacts',
      '/api/rankings',
      '/missing',
      '/contact',
    ];
    let log = '';
    while (!logged.every((path) => log.includes(`"path":"${path}"`))) {
      await pause(50);
      log = await readFile(stack.gatewayLog, 'utf8');
    }
    assert.ok(log.includes(id));
    assert.doesNotMatch(log, /4398046511104|s3cret|127\.0\.0\.1|x\.example|Some Browser|a@b/);
    const lines = log.split('\n').filter((line) => line.startsWith('{'));
    const away = lines
      .map((line) => JSON.parse(line))
      .find((line) => line.path === '/api/rankings');
    assert.equal(away.status, 503);
    assert.equal(away.upstream, '502');
  });
});
