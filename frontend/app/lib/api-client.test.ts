import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../test/server';
import { callApi, callApiForPage } from './api-client';
import { ApiError, sentenceOf } from './api-error';

const url = 'http://site.test/api/things';
const text = { parse: String };

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${error}`);
  return error;
}

describe('callApi', () => {
  it.each([
    ['POST', 'application/json'],
    ['DELETE', null],
  ] as const)('sends cookies and no body without a payload: %s', async (method, contentType) => {
    let seen: Request | undefined;
    server.use(
      http.all(url, ({ request }) => {
        seen = request.clone();
        return HttpResponse.json('fine');
      }),
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    await expect(callApi(url, { method, response: text })).resolves.toBe('fine');
    expect(fetched.mock.lastCall?.[1]?.credentials).toBe('include');
    expect(seen?.headers.get('content-type')).toBe(contentType);
    expect(await seen?.text()).toBe('');
  });

  it('sends a payload as JSON', async () => {
    server.use(http.patch(url, async ({ request }) => HttpResponse.json(await request.json())));
    const echo = { parse: (json: unknown) => json };
    await expect(
      callApi(url, { method: 'PATCH', body: { status: 'new' }, response: echo }),
    ).resolves.toEqual({ status: 'new' });
  });

  it('sends a file as it is, and waits as long as it is told to', async () => {
    server.use(
      http.post(url, async ({ request }) =>
        HttpResponse.json([request.headers.get('content-type'), await request.text()].join(': ')),
      ),
    );
    const waits = vi.spyOn(AbortSignal, 'timeout');
    const body = new Blob(['Top queries,Clicks'], { type: 'text/plain' });
    await expect(
      callApi(url, { method: 'POST', body, timeoutMs: 35_000, response: text }),
    ).resolves.toBe('application/octet-stream: Top queries,Clicks');
    expect(waits).toHaveBeenCalledWith(35_000);
  });

  it('takes an empty answer for no value', async () => {
    server.use(http.delete(url, () => new HttpResponse(null, { status: 204 })));
    await expect(callApi(url, { method: 'DELETE', response: text })).resolves.toBe('undefined');
  });

  it('refuses an answer that breaks the contract', async () => {
    server.use(http.get(url, () => HttpResponse.json({ id: 'x' })));
    const strict = {
      parse: () => {
        throw new Error('Not what the contract says');
      },
    };
    await expect(callApi(url, { response: strict })).rejects.toThrow('Not what the contract says');
  });

  it('throws status, colon, space and the body text, and carries the parsed body', async () => {
    const body = {
      statusCode: 409,
      message: 'That time was just taken.',
      errors: [{ path: 'scheduledAt', message: 'Taken' }],
    };
    server.use(http.get(url, () => HttpResponse.json(body, { status: 409 })));
    const error = await failure(callApi(url, { response: text }));
    expect(error.message).toBe(`409: ${JSON.stringify(body)}`);
    expect(error.status).toBe(409);
    expect(error.body).toEqual(body);
    expect(sentenceOf(error)).toBe('That time was just taken.');
  });

  it('throws the status text when the body is empty', async () => {
    server.use(
      http.get(url, () => new HttpResponse(null, { status: 401, statusText: 'Unauthorized' })),
    );
    const error = await failure(callApi(url, { response: text }));
    expect(error.message).toBe('401: Unauthorized');
    expect(sentenceOf(error)).toBeUndefined();
  });

  it.each(['<html>Bad Gateway</html>', '{"oops":true}', '{"statusCode":'])(
    'has no sentence for a foreign body: %s',
    async (body) => {
      server.use(http.get(url, () => new HttpResponse(body, { status: 502 })));
      const error = await failure(callApi(url, { response: text }));
      expect(error.message).toBe(`502: ${body}`);
      expect(sentenceOf(error)).toBeUndefined();
    },
  );

  it('throws an ApiError with status 0 when no answer comes', async () => {
    server.use(http.get(url, () => HttpResponse.error()));
    const error = await failure(callApi(url, { response: text }));
    expect(error.status).toBe(0);
    expect(sentenceOf(error)).toBeUndefined();
  });

  it('throws an ApiError with status 0 when the answer breaks off', async () => {
    const body = answerThat((stream) => stream.error(new TypeError('The connection was lost')));
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    const error = await failure(callApi(url, { response: text }));
    expect(error.status).toBe(0);
    expect(error.cause).toEqual(new TypeError('The connection was lost'));
  });

  it('throws what the caller aborts it with, also while the answer is read', async () => {
    const caller = new AbortController();
    const body = answerThat((stream) => {
      caller.abort('Not needed');
      stream.error(caller.signal.reason);
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body));
    const reading = callApi(url, { response: text, signal: caller.signal });
    await expect(reading).rejects.toBe('Not needed');
  });
});

/** The body of an answer that has begun, and that ends like this. The mock server would read it to its end first. */
function answerThat(ends: (stream: ReadableStreamDefaultController) => void) {
  return new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{')),
    pull: ends,
  });
}

describe('callApiForPage', () => {
  it('gives the page and the size of the whole list', async () => {
    server.use(
      http.get(url, () => HttpResponse.json([1, 2], { headers: { 'x-total-count': '64' } })),
    );
    await expect(callApiForPage(url, { item: text })).resolves.toEqual({
      items: ['1', '2'],
      total: 64,
    });
  });

  it('refuses a list that does not say how long it is', async () => {
    server.use(http.get(url, () => HttpResponse.json([])));
    await expect(callApiForPage(url, { item: text })).rejects.toThrow('how long the list is');
  });
});
