import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { apiPaths } from '@agency/contracts';
import { Clock, MetricsService } from '@agency/platform';
import { signIn } from '@agency/testing/sign-in';
import { CertificateService } from '../src/certificate/certificate.service.js';
import { startLeads } from './leads-app.js';

const dayMs = 86_400_000;

/** Certificates for agency.example: its own placeholder, and those that an authority issues. */
class Certificates {
  private readonly folder = mkdtempSync(join(tmpdir(), 'certificates-'));

  constructor() {
    this.make('authority', ['-subj', '/CN=An authority', '-days', '365']);
  }

  placeholder() {
    return this.make('placeholder', ['-subj', '/CN=agency.example', '-days', '365']);
  }

  issued(days: number) {
    const issuer = ['-CA', this.file('authority.cert'), '-CAkey', this.file('authority.key')];
    const constraint = ['-addext', 'basicConstraints=critical,CA:FALSE'];
    const subject = ['-subj', '/CN=agency.example', '-days', `${days}`];
    return this.make(`issued-${days}`, [...subject, ...issuer, ...constraint]);
  }

  remove() {
    rmSync(this.folder, { recursive: true });
  }

  private make(name: string, options: string[]): { key: Buffer; cert: Buffer } {
    const [key, cert] = [this.file(`${name}.key`), this.file(`${name}.cert`)];
    const kind = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', ...kind, ...options, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  }

  private file(name: string): string {
    return join(this.folder, name);
  }
}

let certificates: Certificates;
/** In place of the gateway. */
let gateway: Server;
/** The names it was asked for. */
const names: string[] = [];

beforeAll(async () => {
  certificates = new Certificates();
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
  certificates.remove();
});
beforeEach(() => vi.restoreAllMocks());

async function watch(isWatched = true) {
  const { port } = gateway.address() as AddressInfo;
  const app = await startLeads({
    CERTIFICATE_ADDRESS: isWatched ? { host: '127.0.0.1', port } : undefined,
    SITE_HOST: 'agency.example',
  });
  const headers = await signIn(['admin']);
  return {
    serve: (certificate: { key: Buffer; cert: Buffer }) => gateway.setSecureContext(certificate),
    look: () => app.get(CertificateService).look(new AbortController().signal),
    at: (time: number) => vi.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(time)),
    ask: async () => (await app.inject({ url: apiPaths.certificate, headers })).json().certificate,
    metrics: async () =>
      Object.fromEntries(
        [
          ...(await app.get(MetricsService).text()).matchAll(/^certificate_(\w+)\{.*\} (\S+)$/gm),
        ].map(([, name, value]) => [name, Number(value)]),
      ),
  };
}

it.each([90, 6])(
  'should be due when less than a quarter of its lifetime is left, then expired: %i days',
  async (days) => {
    const { serve, look, at, ask, metrics } = await watch();
    serve(certificates.issued(days));
    expect(await ask()).toBeNull();
    expect(await metrics()).toEqual({});

    await look();
    expect(names.at(-1)).toBe('agency.example');
    const { expiresAt } = await ask();
    const end = Date.parse(expiresAt);
    expect(await metrics()).toEqual({
      expiry_timestamp_seconds: end / 1_000,
      lifetime_seconds: days * 86_400,
    });
    const quarterMs = (days * dayMs) / 4;
    for (const [time, state] of [
      [end - quarterMs, 'valid'],
      [end - quarterMs + 1_000, 'expires-soon'],
      [end - 1_000, 'expires-soon'],
      [end, 'expired'],
    ] as const) {
      at(time);
      expect(await ask()).toEqual({ state, expiresAt });
    }
  },
);

it('should be seen again once it is renewed, and kept while the gateway does not answer', async () => {
  const { serve, look, at, ask } = await watch();
  serve(certificates.placeholder());
  await look();
  expect(await ask()).toMatchObject({ state: 'self-signed' });
  at(Date.now() + 400 * dayMs);
  expect(await ask()).toMatchObject({ state: 'self-signed' });
  vi.restoreAllMocks();

  serve(certificates.issued(90));
  await look();
  const renewed = await ask();
  expect(renewed).toMatchObject({ state: 'valid' });

  // No client supports this cipher suite.
  gateway.setSecureContext({ ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' });
  await expect(look()).rejects.toThrow();
  expect(await ask()).toEqual(renewed);
});

it('should not be watched without an address', async () => {
  const { serve, look, ask, metrics } = await watch(false);
  serve(certificates.placeholder());
  await look();
  expect(await ask()).toBeNull();
  expect(await metrics()).toEqual({});
});
