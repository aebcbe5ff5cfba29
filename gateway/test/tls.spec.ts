import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makeCertificate } from '@agency/infra/test/certificates';
import getPort from 'get-port';
import { ask } from './ask.ts';
import { type Stack, startStack } from './stack.ts';

describe('encryption', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-tls-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  let stack: Stack;
  let tlsPort: number;

  before(async () => {
    const pair = makeCertificate(['agency.example']);
    writeFileSync(certificate, pair.cert);
    writeFileSync(key, pair.key);
    tlsPort = await getPort();
    stack = await startStack({
      LISTEN: 'tls',
      GATEWAY_TLS_PORT: `${tlsPort}`,
      TLS_CERTIFICATE: certificate,
      TLS_KEY: key,
      SITE_HOST: 'agency.example',
      SITE_ALIASES: 'www.agency.example',
    });
  });
  after(async () => {
    await stack?.stop();
    rmSync(folder, { recursive: true });
  });

  const askEncrypted = (
    path: string,
    options: { maxVersion?: 'TLSv1.1' | 'TLSv1.2'; headers?: { host: string } } = {},
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request({
        host: '127.0.0.1',
        port: tlsPort,
        path,
        headers: { host: 'agency.example' },
        agent: false,
        // The certificate is self-signed; these tests do not verify the chain.
        rejectUnauthorized: false,
        ...options,
        ...(options.maxVersion === 'TLSv1.1'
          ? { minVersion: 'TLSv1' as const, ciphers: 'DEFAULT@SECLEVEL=0' }
          : {}),
      });
      outgoing.once('response', (answer) => resolve(answer.resume()));
      outgoing.once('error', reject);
      outgoing.end();
    });

  it('should serve pages and calls, and tell browsers to stay with it', async () => {
    for (const path of ['/contact', '/api/contacts']) {
      const answer = await askEncrypted(path);
      assert.equal(answer.statusCode, 200, path);
      assert.equal(
        answer.headers['strict-transport-security'],
        'max-age=31536000; includeSubDomains',
        path,
      );
    }
    assert.equal(stack.services.leads.received.at(-1)?.headers['x-forwarded-proto'], 'https');
  });

  it('should redirect HTTP to the same address over HTTPS', async () => {
    const answer = await ask(stack.port, '/contact?utm_source=card', {
      headers: { host: 'agency.example' },
    });
    assert.equal(answer.status, 308);
    assert.equal(answer.headers.location, 'https://agency.example/contact?utm_source=card');
    assert.equal(answer.headers['strict-transport-security'], undefined);
  });

  it('should redirect an alias to the host name, over HTTP and HTTPS', async () => {
    const headers = { host: 'www.agency.example' };
    const location = 'https://agency.example/contact?utm_source=card';
    const plain = await ask(stack.port, '/contact?utm_source=card', { headers });
    assert.deepEqual([plain.status, plain.headers.location], [308, location]);
    const encrypted = await askEncrypted('/contact?utm_source=card', { headers });
    assert.deepEqual([encrypted.statusCode, encrypted.headers.location], [308, location]);
    assert.equal(encrypted.headers['strict-transport-security'], 'max-age=31536000');
    const foreign = await askEncrypted('/contact', { headers: { host: 'elsewhere.example' } });
    assert.equal(foreign.statusCode, 421);
  });

  it('should send no one to a host that is not ours', async () => {
    const answer = await ask(stack.port, '/contact', { headers: { host: 'elsewhere.example' } });
    assert.equal(answer.status, 421);
    assert.equal(answer.headers.location, undefined);
  });

  it('should let health checks in without it', async () => {
    assert.equal((await ask(stack.port, '/healthz')).status, 200);
  });

  it('should refuse what is older than TLS 1.2', async () => {
    assert.equal((await askEncrypted('/contact', { maxVersion: 'TLSv1.2' })).statusCode, 200);
    await assert.rejects(
      askEncrypted('/contact', { maxVersion: 'TLSv1.1' }),
      /alert|version|EPROTO/,
    );
  });
});
