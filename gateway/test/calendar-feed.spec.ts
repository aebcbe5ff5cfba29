import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ask, countHeader } from './ask.ts';
import { gatewaySuite } from './stack.ts';

const path = '/calendar/s3cret-t0ken_A.ics';
const calendar = `BEGIN:VCALENDAR\r\n${'X-A:longer than what is worth compressing\r\n'.repeat(200)}END:VCALENDAR\r\n`;
const validators = { etag: '"abc"', 'last-modified': 'Fri, 20 Nov 2026 15:00:00 GMT' };

describe("the owner's calendar feed", () => {
  const stack = gatewaySuite();
  before(async () => {
    stack.services.email.answer(({ headers }, response) => {
      const isKnown = headers['if-none-match'] === validators.etag;
      response.writeHead(isKnown ? 304 : 200, {
        ...validators,
        'cache-control': 'private, max-age=300',
        ...(isKnown ? {} : { 'content-type': 'text/calendar; charset=utf-8' }),
      });
      response.end(isKnown ? undefined : calendar);
    });
  });

  it('should come through byte by byte and never compressed', async () => {
    const answer = await ask(stack.port, path, { headers: { 'accept-encoding': 'gzip, br' } });
    assert.equal(answer.status, 200);
    assert.equal(answer.text, calendar);
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.equal(answer.headers.etag, validators.etag);
    assert.equal(answer.headers['last-modified'], validators['last-modified']);
    assert.equal(answer.headers['cache-control'], 'private, max-age=300');
    assert.equal(answer.headers['x-robots-tag'], 'noindex, nofollow');
    assert.equal(countHeader(answer, 'x-robots-tag'), 1);
    const seen = stack.services.email.received.at(-1);
    assert.equal(seen?.url, path);
    assert.equal(seen?.headers['accept-encoding'], undefined);
  });

  it('should answer HEAD and requests with an ETag', async () => {
    const head = await ask(stack.port, path, { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.text, '');
    const known = await ask(stack.port, path, { headers: { 'if-none-match': validators.etag } });
    assert.equal(known.status, 304);
    assert.equal(known.headers.etag, validators.etag);
  });

  it('should be asked for anew each time, as the gateway keeps no copy', async () => {
    const before = stack.services.email.received.length;
    await ask(stack.port, path);
    await ask(stack.port, path);
    assert.equal(stack.services.email.received.length, before + 2);
  });

  it('should take no other method', async () => {
    const before = stack.services.email.received.length;
    for (const method of ['POST', 'PUT', 'DELETE', 'PROPFIND']) {
      const answer = await ask(stack.port, path, { method });
      assert.equal(answer.status, 405);
      assert.equal(JSON.parse(answer.text).statusCode, 405);
    }
    assert.equal(stack.services.email.received.length, before);
  });
});

describe('reading the feed too often', () => {
  const stack = gatewaySuite({ LIMIT_READS: '1r/m', LIMIT_READS_BURST: '3' });

  it('should be answered with a 429', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      statuses.push((await ask(stack.port, `/calendar/guess-${count}.ics`)).status);
    }
    assert.ok(statuses.includes(429));
    assert.equal(stack.services.email.received.length, 4);
  });
});
