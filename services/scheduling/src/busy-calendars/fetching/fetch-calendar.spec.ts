import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { trustedCertificate } from '@agency/testing/trusted-certificate';
import { type FetchOptions, fetchCalendar } from './fetch-calendar.js';

const file = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const now = new Date('2026-11-20T17:00:00Z');

/** Every name resolves to this test's server, which counts its connections. */
const server = createServer(trustedCertificate(), (request, response) => {
  requests.push({ path: request.url ?? '', headers: request.headers });
  answer(response, request.url ?? '');
});
let connections = 0;
let requests: { path: string; headers: IncomingHttpHeaders }[] = [];
let answer: (response: ServerResponse, path: string) => void;
let port: number;

beforeAll(async () => {
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

beforeEach(() => {
  connections = 0;
  requests = [];
  answer = (response) => response.end(file);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Resolve = NonNullable<FetchOptions['resolve']>;

/** Names resolve to these addresses, one answer after the other; the last one repeats. */
function names(...answers: string[][]): Resolve {
  let asked = 0;
  const resolve = (_: string, __: object, callback: (error: null, list: object[]) => void) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return resolve as Resolve;
}

const get = (address: string, options: Partial<FetchOptions> = {}) =>
  fetchCalendar(address, { ports: [port], now, ...options });

/** Like `get`, treating this test's server as if it were on the internet. */
const getFrom = (path: string, options: Partial<FetchOptions> = {}) =>
  get(`https://localhost:${port}${path}`, { isAllowed: () => true, ...options });

const kindOf = (fetched: Promise<unknown>) =>
  fetched.then(
    () => 'fetched',
    (error: { kind?: string }) => error.kind,
  );

describe('an address outside the public internet', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
    'localhost',
  ])('is not connected to when the address says %s', async (host) => {
    expect(await kindOf(get(`https://${host}:${port}/`))).toBe('refused-address');
    expect(connections).toBe(0);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '8.8.8.8']],
    [['::ffff:127.0.0.1']],
  ])('is not connected to when a name resolves to %s', async (addresses) => {
    const resolve = names(addresses);
    const kind = await kindOf(get(`https://calendar.example:${port}/`, { resolve }));
    expect(kind).toBe('refused-address');
    expect(connections).toBe(0);
  });

  it('should not be connected to by a name that changes its answer', async () => {
    // 192.0.2.1 is reserved; it is allowed here as a public address, and nothing answers.
    const isAllowed = (address: string) => address === '192.0.2.1';
    const resolve = names(['192.0.2.1'], ['127.0.0.1']);
    const options = { resolve, isAllowed, timeoutMs: 200 };
    await kindOf(get(`https://rebinding.example:${port}/`, options));
    expect(await kindOf(get(`https://rebinding.example:${port}/`, options))).toBe(
      'refused-address',
    );
    expect(connections).toBe(0);
  });

  it.each([
    'https://127.0.0.1:PORT/inside',
    'https://[::1]:PORT/inside',
    '//127.0.0.1:PORT/inside',
    'http://localhost:PORT/inside',
    'file:///etc/passwd',
    'https://inside:secret@localhost:PORT/',
    'https://localhost:6379/',
  ])('is not followed to when an answer redirects to %s', async (location) => {
    answer = (response) =>
      response.writeHead(302, { location: location.replace('PORT', String(port)) }).end();
    const isAllowed = (address: string) => address === '127.0.0.2';
    const resolve = names(['127.0.0.2'], ['127.0.0.1']);
    const options = { isAllowed, resolve };
    const kind = await kindOf(get(`https://localhost:${port}/`, options));
    expect(kind).toBe('refused-address');
    expect(requests.map(({ path }) => path)).toEqual(['/']);
  });
});

describe('an address on the public internet', () => {
  it('should be fetched as by a browser that sends its name and nothing else', async () => {
    expect(Buffer.from(await getFrom('/a.ics')).toString()).toBe(file);
    const headers = requests[0]?.headers ?? {};
    expect(headers['user-agent']).toMatch(/^Mozilla\/5\.0 \(.+\) .+ \w+\/1\.0$/);
    expect(headers['accept-encoding']).toBe('gzip');
    expect(headers).not.toHaveProperty('referer');
    expect(headers).not.toHaveProperty('cookie');
  });

  it('should be unpacked, requested or not', async () => {
    answer = (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(file));
    expect(Buffer.from(await getFrom('/')).toString()).toBe(file);
  });

  it('should be found behind four redirects', async () => {
    answer = (response, path) => {
      const hop = Number(path.slice(1));
      if (hop === 4) response.end(file);
      else response.writeHead(302, { location: `/${hop + 1}` }).end();
    };
    expect(await kindOf(getFrom('/0'))).toBe('fetched');
  });

  it('should be given up when it redirects forever', async () => {
    answer = (response) => response.writeHead(307, { location: '/' }).end();
    expect(await kindOf(getFrom('/'))).toBe('http-error');
    expect(requests).toHaveLength(5);
  });

  it.each([
    [401, 'needs-password'],
    [403, 'needs-password'],
    [404, 'not-found'],
    [410, 'not-found'],
    [429, 'http-error'],
    [500, 'http-error'],
    [204, 'http-error'],
    [304, 'http-error'],
  ])('that answers %s is told as %s', async (status, kind) => {
    answer = (response) => response.writeHead(status).end();
    expect(await kindOf(getFrom('/'))).toBe(kind);
  });

  it('should say how long to wait', async () => {
    answer = (response) => response.writeHead(429, { 'retry-after': '120' }).end();
    await expect(getFrom('/')).rejects.toMatchObject({ retryAfterMs: 120_000 });
  });

  it('should be given up when it unpacks to more than any calendar', async () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '));
    answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await kindOf(getFrom('/'))).toBe('too-large');
  });

  it('should be given up when it arrives too slowly', async () => {
    answer = (response) => {
      response.writeHead(200).write('B');
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    };
    expect(await kindOf(getFrom('/', { timeoutMs: 300 }))).toBe('too-slow');
  });

  it('should be given up when it never answers', async () => {
    answer = () => undefined;
    expect(await kindOf(getFrom('/', { timeoutMs: 300 }))).toBe('too-slow');
  });

  it('should not count as complete when the connection ends early', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(file);
      setImmediate(() => response.destroy());
    };
    expect(await kindOf(getFrom('/'))).toBe('unreachable');
  });

  it('should not be read without a certificate that names it', async () => {
    const resolve = names(['127.0.0.1']);
    const kind = await kindOf(
      get(`https://other.example:${port}/`, { resolve, isAllowed: () => true }),
    );
    expect(kind).toBe('unreachable');
    expect(requests).toEqual([]);
  });

  it('should never reveal its address in an error', async () => {
    answer = (response) => response.writeHead(500).end('inside');
    const error: unknown = await getFrom('/private-3f9c.ics').catch((thrown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(`${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(/3f9c|localhost/);
    expect(error).not.toHaveProperty('cause');
  });
});

describe('the stand-in of a test', () => {
  it('should be fetched from, but nothing that it redirects to', async () => {
    const standIn = `https://localhost:${port}`;
    expect(await kindOf(get(`${standIn}/`, { standIn, ports: [] }))).toBe('fetched');
    answer = (response) =>
      response.writeHead(302, { location: `https://127.0.0.1:${port}/` }).end();
    expect(await kindOf(get(`${standIn}/`, { standIn }))).toBe('refused-address');
    expect(requests).toHaveLength(2);
  });
});
