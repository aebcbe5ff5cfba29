import { X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { MetricsService } from '@agency/platform';
import { makeCertificate } from '../../../infra/test/certificates.ts';
import { CertificateService } from '../src/certificate/certificate.service.js';
import { startLeads } from './leads-app.js';

/** In place of the gateway. */
let gateway: Server;
/** The names it was asked for. */
const names: string[] = [];

beforeAll(async () => {
  gateway = createServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(null);
    },
  });
  gateway.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  gateway.close();
});

/** Serves a certificate of so many days; returns when it expires, in seconds. */
function serve(days: number): number {
  const certificate = makeCertificate(['agency.example'], { days });
  gateway.setSecureContext(certificate);
  return Date.parse(new X509Certificate(certificate.cert).validTo) / 1_000;
}

async function watch(isWatched = true) {
  const { port } = gateway.address() as AddressInfo;
  const app = await startLeads({
    CERTIFICATE_ADDRESS: isWatched ? { host: '127.0.0.1', port } : undefined,
    SITE_HOST: 'agency.example',
  });
  return {
    look: () => app.get(CertificateService).look(new AbortController().signal),
    metrics: async () =>
      Object.fromEntries(
        [
          ...(await app.get(MetricsService).text()).matchAll(/^certificate_(\w+)\{.*\} (\S+)$/gm),
        ].map(([, name, value]) => [name, Number(value)]),
      ),
  };
}

it('should be measured once seen, again once it is renewed, and kept while the gateway does not answer', async () => {
  const { look, metrics } = await watch();
  expect(await metrics()).toEqual({});

  for (const days of [6, 90]) {
    const end = serve(days);
    await look();
    expect(names.at(-1)).toBe('agency.example');
    expect(await metrics()).toEqual({
      expiry_timestamp_seconds: end,
      lifetime_seconds: days * 86_400,
    });
  }

  const renewed = await metrics();
  // No client supports this cipher suite.
  gateway.setSecureContext({ ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' });
  await expect(look()).rejects.toThrow();
  expect(await metrics()).toEqual(renewed);
});

it('should not be watched without an address', async () => {
  const { look, metrics } = await watch(false);
  serve(90);
  await look();
  expect(await metrics()).toEqual({});
});
