import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apiErrorBodySchema, maxLengths, uploadRoutes } from '@agency/contracts';
import { type Answer, ask, askRaw, postJson } from './ask.ts';
import { gatewaySuite } from './stack.ts';

const limit = 32 * 1024;
const mebibyte = 1024 * 1024;

describe('refusals', () => {
  const stack = gatewaySuite();

  function assertErrorBody(answer: Answer, status: number): void {
    assert.equal(answer.status, status);
    assert.equal(answer.headers['content-type'], 'application/json');
    const body = apiErrorBodySchema.parse(JSON.parse(answer.text));
    assert.equal(body.statusCode, status);
    assert.match(body.message, /^[A-Z].*\.$/);
    assert.equal(body.requestId, answer.headers['x-request-id']);
    assert.equal(answer.headers['cache-control'], 'no-store');
  }

  it('should pass a body of 32 KB and refuse one byte more, which reaches no service', async () => {
    const whole = await ask(stack.port, '/api/contacts', {
      method: 'POST',
      body: 'x'.repeat(limit),
    });
    assert.equal(whole.status, 200);
    assert.equal(stack.services.leads.received.at(-1)?.body.length, limit);
    const count = stack.services.leads.received.length;
    const over = await ask(stack.port, '/api/contacts', {
      method: 'POST',
      body: 'x'.repeat(limit + 1),
    });
    assertErrorBody(over, 413);
    assert.match(over.text, /At most 32 KB are accepted\./);
    const million = await postJson(stack.port, '/api/contacts', { message: 'x'.repeat(1_000_000) });
    assertErrorBody(million, 413);
    assert.equal(stack.services.leads.received.length, count);
  });

  it('should pass the longest form and the longest notes, in letters of three bytes', async () => {
    const wide = (length: number) => '漢'.repeat(length);
    // A URL has 8 KB for its parameters, where such a letter takes nine bytes.
    const touch = { utm_campaign: wide(200), utm_content: wide(200), landingPath: wide(500) };
    const form = {
      name: wide(maxLengths.name),
      email: 'a'.repeat(maxLengths.email),
      phone: '1'.repeat(maxLengths.phone),
      company: wide(maxLengths.company),
      message: wide(maxLengths.message),
      altcha: 'x'.repeat(maxLengths.botProof),
      attribution: { first: touch, last: touch },
    };
    for (const body of [form, { notes: wide(maxLengths.notes) }]) {
      assert.equal((await postJson(stack.port, '/api/contacts', body)).status, 200);
    }
  });

  for (const { service, method, path, maxBytes, contentTypes } of Object.values(uploadRoutes)) {
    it(`should pass the largest file to ${path}, and refuse a larger one in words`, async () => {
      const send = (length: number, at = path.replace(':id', '7')) =>
        ask(stack.port, `${at}?fileName=a.csv`, {
          method: method.toUpperCase(),
          body: 'x'.repeat(length),
          headers: { 'content-type': contentTypes[0] },
        });
      const whole = await send(maxBytes);
      assert.equal(whole.status, 200);
      assert.equal(JSON.parse(whole.text).service, service);
      assert.equal(stack.services[service].received.at(-1)?.body.length, maxBytes);
      // More of a calendar may pass: its service then says what it accepts.
      const over = await send(maxBytes + 2 * mebibyte);
      assertErrorBody(over, 413);
      assert.ok(over.text.includes(`At most ${maxBytes / mebibyte} MB are accepted.`), over.text);
      assertErrorBody(await send(limit + 1, `${path.replace(':id', '7')}/more`), 413);
    });
  }

  it('should refuse too large a body that does not say how large it is', async () => {
    const chunk = `${(16 * 1024).toString(16)}\r\n${'x'.repeat(16 * 1024)}\r\n`;
    const answer = await askRaw(
      stack.port,
      `POST /api/contacts HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}0\r\n\r\n`,
    );
    assert.match(answer, /^HTTP\/1\.1 413 /);
    assert.match(answer, /"statusCode":413/);
  });

  it('should refuse too long an address and too large headers in JSON under /api', async () => {
    assertErrorBody(await ask(stack.port, `/api/contacts?${'x'.repeat(33_000)}`), 414);
    assertErrorBody(
      await ask(stack.port, '/api/contacts', { headers: { cookie: 'x'.repeat(33_000) } }),
      431,
    );
  });

  it('should refuse them with a page elsewhere', async () => {
    const answer = await ask(stack.port, `/contact?${'x'.repeat(33_000)}`);
    assert.equal(answer.status, 414);
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    assert.match(answer.text, /The address of the request is too long\./);
  });

  it('should refuse malformed HTTP with 400, in JSON under /api', async () => {
    const api = await askRaw(stack.port, 'GET /api/contacts HTTP/1.1\r\nHost: a b\r\n\r\n');
    assert.match(api, /^HTTP\/1\.1 400 [\s\S]*"statusCode":400/);
    const two = await askRaw(
      stack.port,
      'POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    );
    assert.match(two, /^HTTP\/1\.1 400 /);
    assert.match(await askRaw(stack.port, '\x16\x03\x01\r\n\r\n'), /^HTTP\/1\.1 400 /);
  });

  it('should refuse TRACE', async () => {
    assertErrorBody(await ask(stack.port, '/api/contacts', { method: 'TRACE' }), 405);
  });

  it('should not serve the refusals to a request for their own address', async () => {
    assert.equal((await ask(stack.port, '/-/refusal/json')).status, 404);
    assert.equal((await ask(stack.port, '/-/refusal/page')).status, 404);
  });

  for (const status of [400, 401, 404, 409, 413, 422, 429, 500, 502, 503]) {
    it(`should pass a service's own ${status} as it is`, async () => {
      const body = JSON.stringify({ statusCode: status, message: 'The service said so.' });
      stack.services.scheduling.answer((_, response) => {
        response.writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'retry-after': '77',
        });
        response.end(body);
      });
      const answer = await ask(stack.port, '/api/appointments');
      assert.equal(answer.status, status);
      assert.equal(answer.text, body);
      assert.equal(answer.headers['retry-after'], '77');
    });
  }
});
