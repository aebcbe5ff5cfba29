import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { apiErrorBodySchema } from '@agency/contracts';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { ask } from './ask.ts';
import { type SlowClients, startSlowClients } from './slow-clients.ts';
import { gatewaySuite, type Stack, startStack } from './stack.ts';

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const attackers = ['127.0.0.2', '127.0.0.3'] as const;
const visitor = '127.0.0.4';

/** The gateway's memory limit in docker-compose.yml. The attackers offer 150 MB of bodies. */
const containerMegabytes = 512;

/** Fewer connections than the attackers open, so that they would take all of them. */
const workers = { WORKER_PROCESSES: '2', WORKER_CONNECTIONS: '2048' };
const attack = { count: 2_500 };

function statusFor(port: number, path: string, from: string, method = 'GET'): Promise<number> {
  return new Promise((resolve) => {
    const probe = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      localAddress: from,
      agent: false,
      timeout: 5_000,
    });
    probe.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    probe.once('error', () => resolve(0));
    probe.once('timeout', () => probe.destroy());
    probe.end(method === 'POST' ? '{}' : undefined);
  });
}

/** Megabytes of physical memory that a process and its descendants take. Linux only. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + memoryOf(Number(child)), own);
}

describe('slow clients', () => {
  const stack = gatewaySuite(workers);

  const kinds: [string, { first: string; everySecond?: string }][] = [
    [
      'a body that trickles in',
      { first: `${head('/api/availability', 30_000)}x`, everySecond: 'x' },
    ],
    [
      'a body of which the last byte is missing',
      { first: `${head('/api/contacts', 30_000)}${'x'.repeat(29_999)}` },
    ],
    ['a body to an address that takes none', { first: `${head('/', 30_000)}x`, everySecond: 'x' }],
    ['nothing', { first: '' }],
    ['a request and then nothing', { first: 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n' }],
  ];
  for (const [name, kind] of kinds) {
    it(`should serve others while two networks send ${name}`, { timeout: 60_000 }, async () => {
      const clients = await Promise.all(
        attackers.map((from) => startSlowClients({ ...attack, ...kind, port: stack.port, from })),
      );
      try {
        const statuses: number[] = [];
        for (let probe = 0; probe < 12; probe += 1) {
          statuses.push(await statusFor(stack.port, '/contact', visitor));
          statuses.push(await statusFor(stack.port, '/api/availability', visitor));
          statuses.push(await statusFor(stack.port, '/api/contacts', visitor, 'POST'));
          await pause(100);
        }
        assert.deepEqual(
          statuses.filter((status) => status !== 200),
          [],
        );
        const megabytes = memoryOf(stack.gateway.pid);
        assert.ok(megabytes < containerMegabytes / 4, `${megabytes} MB`);
      } finally {
        for (const one of clients) one.stop();
      }
    });
  }
});

describe('requests in progress', () => {
  let stack: Stack;
  const held: SlowClients[] = [];
  before(async () => {
    stack = await startStack({
      TRUSTED_PROXY: '127.0.0.0/8',
      LIMIT_BODIES: '2',
      LIMIT_CONNECTIONS: '3',
    });
  });
  after(async () => {
    for (const one of held) one.stop();
    await stack.stop();
  });

  const askFor = (visitor: string, method: string) =>
    ask(stack.port, '/api/contacts', { method, headers: { 'x-forwarded-for': visitor } });

  it('should be counted per visitor, also behind a trusted proxy, and bodies on their own', async () => {
    const first = head('/api/contacts', 30_000).replace(
      'Host: x',
      'Host: x\r\nX-Forwarded-For: 192.0.2.1',
    );
    held.push(await startSlowClients({ port: stack.port, count: 2, from: attackers[0], first }));
    await waitUntil(async () => (await askFor('192.0.2.1', 'POST')).status === 429, {
      timeoutMs: 5_000,
      what: 'Counting two bodies',
    });
    const refused = await askFor('192.0.2.1', 'POST');
    assert.equal(refused.headers['retry-after'], '10');
    assert.equal(refused.headers['content-type'], 'application/json');
    assert.equal(apiErrorBodySchema.parse(JSON.parse(refused.text)).statusCode, 429);
    assert.equal((await askFor('192.0.2.1', 'GET')).status, 200);
    assert.equal((await askFor('192.0.2.2', 'POST')).status, 200);
  });
});

describe('requests in progress, as shipped', () => {
  const stack = gatewaySuite();

  it('should leave connections to others while one network sends headers that never end', async () => {
    const headers = await startSlowClients({
      port: stack.port,
      count: 3_000,
      from: attackers[0],
      first: 'GET /contact HT',
    });
    try {
      for (let probe = 0; probe < 12; probe += 1) {
        assert.equal(await statusFor(stack.port, '/contact', visitor), 200);
      }
    } finally {
      headers.stop();
    }
  });

  it('should be enough for 50 browsers behind one address, each with 6 connections', async () => {
    stack.services.scheduling.answer((_, response) => {
      setTimeout(() => response.end('{}'), 500);
    });
    const loads = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        ask(stack.port, n % 3 === 0 ? '/api/availability' : '/contact'),
      ),
    );
    assert.deepEqual(
      loads.filter(({ status }) => status !== 200).map(({ status }) => status),
      [],
    );
  });
});
