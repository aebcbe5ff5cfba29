import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { compose, containersOf, inspect } from '@agency/infra/docker/compose';
import { environment, productionOf } from '@agency/infra/docker/throw-away-product';
import { run } from '@agency/infra/native/process/run';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { ownerPasswords, raisedLimits } from '@agency/infra/native/stack/throw-away';
import { composedStorage, secretsOf, writeSecrets } from '@agency/infra/production/secrets';
import { ensureEnvFile, type Settings } from '@agency/infra/settings/env-file';
import { missingPasswords } from '@agency/infra/settings/passwords';
import { envExample } from '@agency/infra/settings/paths';
import getPort from 'get-port';
import { writeCertificate } from './self-signed.ts';

describe('the production setup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-production-'));
  const earlier = { ...process.env };
  let settings: Settings;
  let secrets: Record<string, string>;
  let trustedKey: string;
  let ports: { http: number; https: number };

  before(
    async () => {
      ports = { http: await getPort(), https: await getPort() };
      const passwords = await missingPasswords({}, ownerPasswords);
      settings = ensureEnvFile(join(folder, '.env'), envExample, {
        ...raisedLimits,
        ...passwords.settings,
        SITE_URL: `https://localhost:${ports.https}`,
        SITE_HOST: 'localhost',
        SMTP_URL: 'smtp://mail.invalid:25',
        HTTP_PORT: `${ports.http}`,
        HTTPS_PORT: `${ports.https}`,
        SECRETS_DIR: join(folder, 'secrets'),
      });
      secrets = secretsOf(settings, composedStorage);
      writeSecrets(join(folder, 'secrets'), secrets);
      trustedKey = writeCertificate(join(folder, 'secrets'));
      process.env.COMPOSE_PROJECT_NAME = productionOf(earlier.COMPOSE_PROJECT_NAME ?? '');
      process.env.COMPOSE_ENV_FILES = join(folder, '.env');
      process.env.COMPOSE_FILE = 'docker-compose.yml:docker-compose.production.yml';
      await compose('down', '--volumes');
      await compose('up', '--detach', '--build', '--wait');
    },
    { timeout: 300_000 },
  );
  after(async () => {
    await compose('down', '--volumes', '--remove-orphans');
    rmSync(folder, { recursive: true });
    Object.assign(process.env, earlier);
    delete process.env.COMPOSE_FILE;
  });

  it('should show no secret in the environment of any container', async () => {
    for (const service of (await compose('ps', '--services')).split('\n')) {
      const [container = ''] = await containersOf(service);
      const shown = await inspect(container, '{{json .Config}}');
      const seen = Object.entries(secrets).filter(([, value]) => shown.includes(value));
      assert.deepEqual(
        seen.map(([name]) => name),
        [],
        service,
      );
    }
  });

  it('should lead from HTTP to HTTPS, and keep browsers there', async () => {
    const plain = await fetch(`http://localhost:${ports.http}/contact`, { redirect: 'manual' });
    assert.equal(plain.status, 308);
    assert.equal(plain.headers.get('location'), `https://localhost:${ports.https}/contact`);
    const ca = readFileSync(join(folder, 'secrets/tls-certificate'));
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
      get(`https://localhost:${ports.https}/contact`, { ca }, (answer) => {
        answer.resume();
        resolve({ ...answer.headers, status: `${answer.statusCode}` });
      }).once('error', reject);
    });
    assert.equal(headers.status, '200');
    assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
  });

  it('should bring a visitor to a booked call in a browser', async () => {
    const product = await environment(`https://localhost:${ports.https}`, settings);
    await run('npm', ['run', '--silent', 'test:tls', '--workspace', '@agency/frontend'], {
      env: {
        ...process.env,
        ...product,
        TRUSTED_KEY: trustedKey,
        // Also for requests that the tests make without a browser.
        NODE_EXTRA_CA_CERTS: join(folder, 'secrets/tls-certificate'),
        // It must report to this test, not into this test run's own report.
        NODE_TEST_CONTEXT: undefined,
        NODE_OPTIONS: undefined,
      },
    });
  });

  it('should watch the certificate that the gateway serves', async () => {
    const script = `fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)`;
    const isWatched = async () => {
      const text = await compose('exec', '--no-TTY', 'leads', 'node', '--eval', script);
      // The certificate that `writeCertificate` makes is valid for two days.
      return /^certificate_lifetime_seconds\{service="leads"\} 172800$/m.test(text);
    };
    await waitUntil(isWatched, {
      timeoutMs: 90_000,
      intervalMs: 2_000,
      what: 'The first look at the certificate',
    });
  });
});
