import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '../../test/server';
import { ApiError } from './api-error';
import { createQueryClient } from './query-client';

it('reads the URL its key spells', async () => {
  server.use(http.get('http://site.test/api/things/7', () => HttpResponse.json({ id: 7 })));
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ['/api/things', 7] })).resolves.toEqual({ id: 7 });
});

it('keeps what it read: data never becomes stale', async () => {
  const read = vi.fn(() => HttpResponse.json([]));
  server.use(http.get('http://site.test/api/things', read));
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['/api/things'] });
  await client.fetchQuery({ queryKey: ['/api/things'] });
  expect(read).toHaveBeenCalledTimes(1);
});

it('fails at the first failure, and logs it only where that was asked for', async () => {
  const read = vi.fn(() => new HttpResponse(null, { status: 503 }));
  server.use(http.get('http://site.test/api/things', read));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = createQueryClient();
  const query = { queryKey: ['/api/things'] };
  await expect(client.fetchQuery(query)).rejects.toThrow(ApiError);
  expect(read).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
  await expect(
    client.fetchQuery({ ...query, meta: { logOnError: 'No things today.' } }),
  ).rejects.toThrow('503: ');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'No things today.',
    expect.stringContaining('503: '),
  );
});

it('reads again what could not be read while the browser was offline, and nothing else', async () => {
  const client = createQueryClient();
  client.mount();
  const read = vi.fn(() => HttpResponse.error());
  const kept = vi.fn(() => HttpResponse.json([]));
  server.use(
    http.get('http://site.test/api/lost', read),
    http.get('http://site.test/api/kept', kept),
  );
  const observers = ['/api/lost', '/api/kept'].map(
    (path) => new QueryObserver<unknown>(client, { queryKey: [path] }),
  );
  const stops = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().isError).toBe(true));
  await vi.waitFor(() => expect(observers[1]?.getCurrentResult().isSuccess).toBe(true));
  server.use(http.get('http://site.test/api/lost', () => HttpResponse.json(['back'])));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(observers[0]?.getCurrentResult().data).toEqual(['back']));
  expect(kept).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  client.unmount();
});
