import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { fuzz, renderStatuses } from './fuzz.ts';
import { FuzzTarget } from './target.ts';

const options = { count: 120, seed: 3, now: new Date('2026-11-20T17:00:00Z') };
const schema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const requestBody = { content: { 'application/json': { schema } } };
const notes = {
  paths: { '/api/notes/{id}': { get: {}, patch: { requestBody } } },
  components: { schemas: {} },
};
const session = {
  paths: { '/api/session': { delete: {} } },
  components: { schemas: {} },
};
const nothing = { paths: {}, components: { schemas: {} } };

interface Seen {
  url: string;
  method: string;
  cookie: string;
  body: string;
}

/** A product with one list and one bug: it fails on `\u0000`. */
function product(seen: Seen[]): RequestListener {
  const documents: Record<string, unknown> = { leads: notes, scheduling: session };
  return async (request: IncomingMessage, response) => {
    const { url = '', method = '', headers } = request;
    const body = await text(request);
    const answer = (status: number, value?: unknown) =>
      response
        .writeHead(status, { 'set-cookie': 'session=owner; Path=/' })
        .end(JSON.stringify(value));
    if (method === 'POST' && url === '/api/session') return answer(201, {});
    if (url.startsWith('/api/openapi/')) return answer(200, documents[url.slice(13)] ?? nothing);
    if (method === 'GET') return answer(200, [{ id: 7 }]);
    seen.push({ url, method, cookie: headers.cookie ?? '', body });
    return answer(body.includes('\\u0000') ? 500 : 400, {});
  };
}

it('sends bodies to each write call, and tells which of them failed', async (context) => {
  const seen: Seen[] = [];
  const server = createServer(product(seen)).listen(0, '127.0.0.1');
  context.after(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const target = await FuzzTarget.signIn(`http://127.0.0.1:${port}`, 'slack water');
  const result = await fuzz(target, options);

  assert.equal(result.sent, 120);
  const patches = seen.filter(({ method }) => method === 'PATCH');
  assert.equal(patches.length, 60);
  assert.ok(patches.some(({ url }) => url === '/api/notes/7'));
  assert.ok(patches.every(({ cookie }) => cookie === 'session=owner'));
  const signingOut = seen.filter(({ method }) => method === 'DELETE');
  assert.ok(signingOut.every(({ cookie }) => cookie === ''));

  const failing = seen.filter(({ body }) => body.includes('\\u0000'));
  assert.ok(failing.length > 0);
  assert.equal(result.failures.length, failing.length);
  assert.ok(result.failures.every(({ status }) => status === 500));
  assert.match(renderStatuses(result), /^call +400 +500$/m);
});
