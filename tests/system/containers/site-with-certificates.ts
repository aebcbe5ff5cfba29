import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import { compose, containersOf, inspect } from '@agency/infra/docker/compose';
import { certificatesOf } from '@agency/infra/docker/throw-away-product';
import { run } from '@agency/infra/native/process/run';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { copyOwnCertificate } from '@agency/infra/production/own-certificate';
import { ensureEnvFile, type Settings } from '@agency/infra/settings/env-file';
import { envExample } from '@agency/infra/settings/paths';
import { writeCertificate } from './self-signed.ts';

export const names = ['www.agency.test', 'agency.test'] as const;

/** How certbot's log ends: with a certificate, or with the reason why there is none. */
const outcomes = /Successfully received certificate|Certbot failed|An unexpected error occurred/;

/**
 * The gateway and the certificates container alone, with an authority and a name server. Sets this process's
 * environment, so that `compose` means this project.
 */
export class SiteWithCertificates {
  readonly folder = mkdtempSync(join(tmpdir(), 'agency-certificates-'));
  readonly secrets = join(this.folder, 'secrets');
  private readonly project: string;
  private readonly earlier = { ...process.env };

  constructor() {
    this.project = certificatesOf(process.env.COMPOSE_PROJECT_NAME ?? 'agency-test');
    const authority = join(this.folder, 'authority');
    // Containers that run as other users read both folders.
    chmodSync(this.folder, 0o755);
    for (const folder of [this.secrets, authority]) mkdirSync(folder, { mode: 0o755 });
    writeCertificate(authority, ['authority']);
    copyOwnCertificate(this.secrets, {});
    process.env.COMPOSE_PROJECT_NAME = this.project;
    process.env.COMPOSE_ENV_FILES = join(this.folder, '.env');
    process.env.COMPOSE_FILE = [
      'docker-compose.yml',
      'docker-compose.production.yml',
      'tests/system/containers/authority/compose.yml',
    ].join(':');
    this.set({
      SITE_URL: `https://${names[0]}`,
      SITE_HOST: names[0],
      SITE_ALIASES: names[1],
      SMTP_URL: 'smtp://mail.invalid:25',
      SECRETS_DIR: this.secrets,
      COMPOSE_PROFILES: 'certificates',
      ACME_DIRECTORY: 'https://authority:14000/dir',
      ACME_CA_FILE: join(authority, 'tls-certificate'),
      AUTHORITY_FOLDER: authority,
    });
  }

  set(settings: Settings): void {
    ensureEnvFile(join(this.folder, '.env'), envExample, settings);
  }

  /** Starts containers, without those that they need in the whole product. */
  async up(...services: string[]): Promise<void> {
    if (services.includes('gateway')) {
      await compose('run', '--rm', '--build', '--no-deps', '--no-TTY', 'gateway-configuration');
    }
    await compose('up', '--detach', '--build', '--no-deps', '--wait', ...services);
  }

  async end(): Promise<void> {
    await compose('down', '--volumes', '--remove-orphans', '--timeout', '5');
    rmSync(this.folder, { recursive: true });
    Object.assign(process.env, this.earlier);
    delete process.env.COMPOSE_FILE;
  }

  async removeVolume(name: string): Promise<void> {
    await run('docker', ['volume', 'rm', `${this.project}_${name}`]);
  }

  /** Addresses of a service's containers in the network that visitors and the authority share. */
  async addressesOf(service: string): Promise<string[]> {
    const template = `{{(index .NetworkSettings.Networks "${this.project}_public").IPAddress}}`;
    const containers = await containersOf(service);
    return Promise.all(containers.map(async (id) => (await inspect(id, template)).trim()));
  }

  /** Makes every name resolve to this address. */
  async pointNamesAt(address: string): Promise<void> {
    const [server] = await this.addressesOf('names');
    const answer = await fetch(`http://${server}:8055/set-default-ipv4`, {
      method: 'POST',
      body: JSON.stringify({ ip: address }),
    });
    if (!answer.ok) throw new Error(`The name server answers ${answer.status}.`);
  }

  /** The root certificate that visitors trust. */
  async root(): Promise<Buffer> {
    const [address] = await this.addressesOf('authority');
    const options = { rejectUnauthorized: false };
    return new Promise((resolve, reject) => {
      get(`https://${address}:15000/roots/0`, options, (answer) => {
        buffer(answer).then(resolve, reject);
      }).once('error', reject);
    });
  }

  /** What certbot logs while the task runs and after it, once it has got a certificate or failed. */
  async nextOutcome(task: () => Promise<unknown>): Promise<string> {
    const start = new Date().toISOString();
    await task();
    let log = '';
    await waitUntil(
      async () => {
        log = await compose('logs', '--no-log-prefix', `--since=${start}`, 'certificates');
        return outcomes.test(log);
      },
      { timeoutMs: 90_000, intervalMs: 500, what: 'An outcome of certbot' },
    );
    return log;
  }

  /** Runs a task while certbot does not reach the authority, which would forget its accounts if it were stopped. */
  async withoutAuthority<Result>(task: () => Promise<Result>): Promise<Result> {
    const network = `${this.project}_authority`;
    const [authority = ''] = await containersOf('authority');
    await run('docker', ['network', 'disconnect', network, authority]);
    try {
      return await task();
    } finally {
      await run('docker', ['network', 'connect', '--alias', 'authority', network, authority]);
    }
  }

  /** Makes the certificate due for renewal from now on. The authority's are valid for 90 days. */
  async makeRenewalDue(): Promise<void> {
    const edits = ['-e', '/^renew_before_expiry/d', '-e', '1i renew_before_expiry = 100 days'];
    const file = '/var/lib/certificates/certbot/renewal/site.conf';
    await compose('exec', '--no-TTY', 'certificates', 'sed', '-i', ...edits, file);
  }
}

/** The certificate that a gateway shows for a name. */
export function shownBy(
  address: string,
  servername: string,
  options: ConnectionOptions = { rejectUnauthorized: false },
): Promise<X509Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port: 8443, servername, ...options }, () => {
      const shown = socket.getPeerX509Certificate();
      socket.destroy();
      if (shown) resolve(new X509Certificate(shown.raw));
      else reject(new Error('It shows no certificate.'));
    });
    socket.once('error', reject);
  });
}
