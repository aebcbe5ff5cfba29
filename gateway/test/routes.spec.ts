import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  apiPaths,
  calendarFeedFilesPath,
  calendarFilePath,
  livePath,
  ownerPaths,
  readCalendarPath,
  readyPath,
} from '@agency/contracts';
import { ask } from './ask.ts';
import { page } from './fixture-site.ts';
import { gatewaySuite } from './stack.ts';

describe('routes', () => {
  const stack = gatewaySuite();

  const owners: [string, string][] = [
    [apiPaths.contacts, 'leads'],
    [`${apiPaths.contacts}/7`, 'leads'],
    [`${apiPaths.contacts}?limit=5`, 'leads'],
    [apiPaths.leadImports, 'leads'],
    [apiPaths.leadImportPreview, 'leads'],
    [`${apiPaths.leadImports}/0190c0de`, 'leads'],
    [apiPaths.session, 'leads'],
    [`${apiPaths.session}/admin`, 'leads'],
    [apiPaths.recoveryLink, 'leads'],
    [apiPaths.botChallenge, 'leads'],
    [apiPaths.appointments, 'scheduling'],
    [`${apiPaths.appointments}/7`, 'scheduling'],
    [apiPaths.availability, 'scheduling'],
    [apiPaths.bookingRules, 'scheduling'],
    [apiPaths.slots, 'scheduling'],
    [apiPaths.ownerSlots, 'scheduling'],
    [`${apiPaths.ownerSchedule}?from=2026-11-23&to=2026-11-29`, 'scheduling'],
    [`${apiPaths.calendars}/7`, 'scheduling'],
    [`${apiPaths.timeOff}/7`, 'scheduling'],
    [apiPaths.calendars, 'scheduling'],
    [readCalendarPath(7), 'scheduling'],
    [apiPaths.calendarFiles, 'scheduling'],
    [calendarFilePath(7), 'scheduling'],
    [`${apiPaths.bookings}/s3cret-t0ken`, 'scheduling'],
    [`${apiPaths.bookings}/s3cret-t0ken/calendar.ics`, 'email'],
    [`${apiPaths.contacts}/7/email`, 'leads'],
    [apiPaths.rankingsSummary, 'rankings'],
    [apiPaths.rankingsCheck, 'rankings'],
    [apiPaths.rankingsImports, 'rankings'],
    [`${apiPaths.emailPreview}/24hour`, 'email'],
    [`${apiPaths.deliveries}?state=failed`, 'email'],
    [`${apiPaths.deliveries}/7/send-again`, 'email'],
    [apiPaths.calendarFeed, 'email'],
    [apiPaths.calendarNotices, 'email'],
    [`${calendarFeedFilesPath}/s3cret-t0ken.ics`, 'email'],
    [apiPaths.push, 'email'],
    [`${apiPaths.pushSubscriptions}/7/test`, 'email'],
    [`${apiPaths.openApi}/leads`, 'leads'],
    [`${apiPaths.openApi}/scheduling`, 'scheduling'],
    [`${apiPaths.openApi}/rankings`, 'rankings'],
    [`${apiPaths.openApi}/email`, 'email'],
    [`${apiPaths.health}/leads`, 'leads'],
    [livePath('leads'), 'leads'],
    [readyPath('scheduling'), 'scheduling'],
    [readyPath('rankings'), 'rankings'],
    [readyPath('email'), 'email'],
  ];
  for (const [path, service] of owners) {
    it(`should hand ${path} to ${service}, address unchanged`, async () => {
      const answer = await ask(stack.port, path);
      assert.deepEqual(JSON.parse(answer.text), { service });
      const seen = Object.values(stack.services).flatMap((stub) => stub.received.map((r) => r.url));
      assert.ok(seen.includes(path));
    });
  }

  for (const path of [
    '/api',
    '/api/',
    '/api/unknown',
    '/api/contactsfoo',
    '/api/session-x',
    '/api/bookingsfoo',
    '/api/deliveriesfoo',
    '/api/calendar-feedfoo',
    '/api/pushfoo',
    '/api/openapi',
    '/api/openapi/migrate',
    '/api/openapi/leads/x',
    '/api/health',
    '/api/health/postgres',
    '/api/health/leads/secret',
    '/api/Contacts',
  ]) {
    it(`should answer ${path} with a 404 in JSON, asking no service`, async () => {
      const before = receivedCount();
      const answer = await ask(stack.port, path);
      assert.equal(answer.status, 404);
      assert.match(answer.headers['content-type'] ?? '', /^application\/json/);
      assert.equal(JSON.parse(answer.text).statusCode, 404);
      assert.equal(receivedCount(), before);
    });
  }

  function receivedCount(): number {
    return Object.values(stack.services).reduce((sum, stub) => sum + stub.received.length, 0);
  }

  it('should pass on method, body and query', async () => {
    await ask(stack.port, '/api/appointments/9?x=1', { method: 'PATCH', body: '{"a":"ü"}' });
    const last = stack.services.scheduling.received.at(-1);
    assert.equal(last?.method, 'PATCH');
    assert.equal(last?.url, '/api/appointments/9?x=1');
    assert.equal(last?.body, '{"a":"ü"}');
  });

  it('should answer for its own health', async () => {
    const answer = await ask(stack.port, '/healthz');
    assert.equal(answer.status, 200);
    assert.deepEqual(JSON.parse(answer.text), { status: 'ok' });
  });

  for (const [path, title] of [
    ['/', 'Home'],
    ['/contact', 'Contact'],
    ['/contact?utm_source=x', 'Contact'],
    ['/thank-you?contactId=1234567890123', 'Thank you'],
    ...ownerPaths.map((path) => [path, path]),
    ['/booking/secret-t0ken_A', 'Booking'],
    ['/booking/another-token', 'Booking'],
  ]) {
    it(`should serve the page of ${path}`, async () => {
      const answer = await ask(stack.port, path ?? '');
      assert.equal(answer.status, 200);
      assert.equal(answer.text, page(title ?? ''));
    });
  }

  for (const [path, location] of [
    ['/contact/', '/contact'],
    ['/contact/?utm_source=x&a=%20b', '/contact?utm_source=x&a=%20b'],
    ['/contact/index.html', '/contact'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ...ownerPaths.map((path) => [`${path}/`, path]),
  ]) {
    it(`should redirect ${path} to ${location}, naming no host or port`, async () => {
      const answer = await ask(stack.port, path ?? '', { headers: { host: 'example.com:8080' } });
      assert.equal(answer.status, 301);
      assert.equal(answer.headers.location, location);
    });
  }

  for (const path of [
    '//example.com/',
    '/%5Cexample.com/',
    '/%0d%0aset-cookie:%20a=b/',
    '/\\example.com/',
  ]) {
    it(`should not redirect ${path} to another site or into a header`, async () => {
      const answer = await ask(stack.port, path);
      assert.equal(answer.headers['set-cookie'], undefined);
      assert.doesNotMatch(answer.headers.location ?? '/', /^(\/[/\\]|[^/])/);
    });
  }

  for (const path of [
    '/nothing-here',
    '/contact/deeper',
    '/assets',
    '/assets/missing.js',
    '/404',
    '/404.html',
    '/404/index.html',
    '/__private/admin.html',
    '/__private/booking.html',
    '/.env',
    '/assets/entry-a1b2c3.js.map',
    '/assets/entry-a1b2c3.js.gz',
    '/index.html.gz',
    '/backup.sql',
    '/contact~',
    '/adminx',
    ...ownerPaths.map((path) => `${path}/x`),
    '/booking',
    '/booking/secret-token/x',
    '/booking/not.a.token',
  ]) {
    it(`should answer ${path} with the 404 page and the status 404`, async () => {
      const answer = await ask(stack.port, path);
      assert.equal(answer.status, 404);
      assert.match(answer.headers['content-type'] ?? '', /^text\/html/);
      assert.equal(answer.text, page('Not found'));
    });
  }

  it('should serve /.well-known/', async () => {
    assert.equal((await ask(stack.port, '/.well-known/security.txt')).status, 200);
  });

  it('should answer a form that a browser sends without scripts with the page that says so', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['/', '/contact', '/thank-you?contactId=1', '/admin', '/booking/token']) {
      for (const encoding of ['identity', 'br']) {
        const answer = await ask(stack.port, path, {
          method: 'POST',
          body: `name=Dana&message=${'x'.repeat(5_000)}`,
          headers: { ...headers, 'accept-encoding': encoding },
        });
        assert.equal(answer.status, 405, path);
        assert.match(answer.headers['content-type'] ?? '', /^text\/html/);
        assert.equal(answer.headers['content-encoding'], encoding === 'br' ? 'br' : undefined);
        if (encoding === 'identity') assert.equal(answer.text, page('Form not sent'));
      }
    }
    const missing = await ask(stack.port, '/nothing', {
      method: 'POST',
      body: 'name=Dana',
      headers,
    });
    assert.equal(missing.status, 404);
    for (const path of ['/405', '/405.html']) {
      assert.equal((await ask(stack.port, path)).status, 404, path);
    }
  });

  it('should take nothing but GET and HEAD for pages', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await ask(stack.port, '/contact', { method });
      assert.equal(answer.status, 405);
      assert.match(answer.headers['content-type'] ?? '', /^text\/html/);
    }
    const head = await ask(stack.port, '/contact', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.headers['content-length'], `${page('Contact').length}`);
  });
});
