import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { crypto } from 'acme-client';
import { sendRequestsByFetch } from './authority-requests.ts';
import { orderCertificate } from './order.ts';
import { OrderFailure } from './order-failure.ts';

describe('requests to the authority', () => {
  let server: Server;
  let directory: string;
  let asked: string[] = [];
  let refuse: { status: number; problem: string; retryAfter?: string };

  before(async () => {
    sendRequestsByFetch();
    server = createServer((request, response) => {
      const { origin } = new URL(directory);
      asked.push(`${request.method} ${request.url}`);
      response.setHeader('replay-nonce', 'nonce');
      if (request.url === '/directory') {
        const resources = { newNonce: `${origin}/nonce`, newAccount: `${origin}/account` };
        response.end(JSON.stringify(resources));
      } else if (request.url === '/nonce') {
        response.end();
      } else {
        response.statusCode = refuse.status;
        if (refuse.retryAfter) response.setHeader('retry-after', refuse.retryAfter);
        const type = `urn:ietf:params:acme:error:${refuse.problem}`;
        response.end(JSON.stringify({ type, detail: 'Its own sentence' }));
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    directory = `http://127.0.0.1:${port}/directory`;
  });
  after(() => server.close());

  async function order(): Promise<OrderFailure> {
    asked = [];
    try {
      await orderCertificate({
        directory,
        accountKey: (await crypto.createPrivateEcdsaKey()).toString(),
        email: undefined,
        names: ['www.example.com'],
        replaces: undefined,
        challengesFolder: '/nowhere',
        onOrder: async () => {},
      });
    } catch (error) {
      if (error instanceof OrderFailure) return error;
      throw error;
    }
    throw new Error('It was not refused.');
  }

  it('should not wait inside for a limit, but tell how long it is', async () => {
    refuse = { status: 429, problem: 'rateLimited', retryAfter: '3600' };
    const { reason, retryAfterMs, message } = await order();
    assert.deepEqual(
      [reason, retryAfterMs, message],
      ['rate-limit', 3_600_000, 'Its own sentence'],
    );
    assert.equal(asked.filter((line) => line === 'POST /account').length, 1);
  });

  it('should tell an authority that is out of order from one that refuses', async () => {
    refuse = { status: 503, problem: 'serverInternal' };
    assert.equal((await order()).reason, 'away');
    refuse = { status: 403, problem: 'rejectedIdentifier' };
    assert.equal((await order()).reason, 'refused');
  });

  it('should retry a request whose nonce is used up', async () => {
    refuse = { status: 400, problem: 'badNonce' };
    await assert.rejects(order());
    assert.ok(asked.filter((line) => line === 'POST /account').length > 1);
  });

  it('should tell that nobody answers', async () => {
    const former = directory;
    directory = 'http://127.0.0.1:1/directory';
    assert.equal((await order()).reason, 'away');
    directory = former;
  });
});
