import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fuzzRequests } from './requests.ts';
import { writeCalls } from './write-calls.ts';

const note = {
  type: 'object',
  properties: { text: { type: ['string', 'null'] }, status: { enum: ['new', 'done'] } },
  required: ['text', 'status'],
};
const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Note' } } } };
const openApi = {
  paths: {
    '/api/notes': { get: {}, post: { requestBody: body } },
    '/api/notes/{id}': { delete: {} },
  },
  components: { schemas: { Note: note } },
};
const options = { count: 600, seed: 7, now: new Date('2026-11-20T17:00:00Z') };

function isNote(text: string | undefined): boolean {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && 'text' in value && 'status' in value;
  } catch {
    return false;
  }
}

describe('writeCalls', () => {
  it('finds every call that writes, and no other', () => {
    const found = writeCalls(openApi).map(({ method, path }) => `${method} ${path}`);
    assert.deepEqual(found, ['POST /api/notes', 'DELETE /api/notes/{id}']);
  });
});

describe('fuzzRequests', () => {
  const calls = writeCalls(openApi);
  const requests = fuzzRequests(calls, options);

  it('sends as many as asked for, the calls in turn', () => {
    assert.equal(requests.length, options.count);
    assert.deepEqual(
      requests.slice(0, 4).map(({ call }) => call.method),
      ['POST', 'DELETE', 'POST', 'DELETE'],
    );
  });

  it('sends the same for the same seed only', () => {
    assert.deepEqual(fuzzRequests(calls, options), requests);
    assert.notDeepEqual(fuzzRequests(calls, { ...options, seed: 8 }), requests);
  });

  it('sends valid bodies, hostile ones, large ones, and other content types', () => {
    const posts = requests.filter(({ call }) => call.method === 'POST');
    const share = (isSo: (request: (typeof posts)[number]) => boolean) =>
      posts.filter(isSo).length / posts.length;
    assert.ok(share(({ body: text }) => isNote(text)) > 0.2);
    assert.ok(share(({ body: text }) => !isNote(text)) > 0.2);
    assert.ok(share(({ body: text }) => text?.includes('\\u0000') ?? false) > 0.02);
    assert.ok(share(({ body: text }) => (text?.length ?? 0) > 10_000) > 0.005);
    assert.ok(share(({ contentType }) => contentType !== 'application/json') > 0.03);
  });
});
