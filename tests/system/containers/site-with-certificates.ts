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

/** One line of the client's log. */
export interface Outcome {
  msg: string;
  reason?: string;
  fix?: string;
  until?: string;
  nextTry?: string;
}

/**
 * The gateway and the certificates container alone, with an authority and its name server. Sets this process's
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
    writeCertificate(authority, ['authority', 'staging', 'limited']);
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
      ACME_STAGING_DIRECTORY: 'https://staging:14000/dir',
      ACME_CA_FILE: join(authority, 'tls-certificate'),
      AUTHORITY_FOLDER: authority,
    });
  }

  set(settings: Settings): void {
    ensureEnvFile(join(this.folder, '.env'), envExample, settings);
  }

  /** Starts containers, without those that they need in the whole product. */
  async up(...services: string[]): Promise<void> {
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
  async rootOf(authority: string): Promise<Buffer> {
    const [address] = await this.addressesOf(authority);
    const options = { rejectUnauthorized: false };
    return new Promise((resolve, reject) => {
      get(`https://${address}:15000/roots/0`, options, (answer) => {
        buffer(answer).then(resolve, reject);
      }).once('error', reject);
    });
  }

  private async outcomesSince(time: string): Promise<Outcome[]> {
    const log = await compose('logs', '--no-log-prefix', `--since=${time}`, 'certificates');
    // Some versions of Compose write control characters before a line.
    return [...log.matchAll(/\{.*\}/g)].map(([line]): Outcome => JSON.parse(line));
  }

  /** The first outcome that is logged while the task runs or after it. */
  async nextOutcome(task: () => Promise<unknown>): Promise<Outcome> {
    const start = new Date().toISOString();
    await task();
    let outcome: Outcome | undefined;
    await waitUntil(
      async () => {
        [outcome] = await this.outcomesSince(start);
        return outcome !== undefined;
      },
      { timeoutMs: 90_000, intervalMs: 500, what: 'An outcome of the client' },
    );
    if (!outcome) throw new Error('Unreachable: waitUntil has rejected.');
    return outcome;
  }

  async ordersAt(authority: string): Promise<number> {
    const log = await compose('logs', '--no-log-prefix', authority);
    return log.split('\n').filter((line) => /POST \/order-plz/.test(line)).length;
  }

  /** Makes the certificate due for renewal now. */
  async makeRenewalDue(): Promise<void> {
    const script = `
      import { Store } from './store.ts';
      const store = new Store('/var/lib/certificates');
      const state = await store.readState();
      await store.writeState({ ...state, renewal: { ...state.renewal, at: new Date(0) } });`;
    await this.runInClient(script);
  }

  /** Revokes the certificate, as an authority does with one that it should not have issued. */
  async revoke(): Promise<void> {
    const script = `
      import { readFileSync } from 'node:fs';
      import { Client } from 'acme-client';
      import { Store } from './store.ts';
      const accountKey = await new Store('/var/lib/certificates').accountKey(process.env.ACME_DIRECTORY);
      const client = new Client({ directoryUrl: process.env.ACME_DIRECTORY, accountKey });
      await client.createAccount({ onlyReturnExisting: true });
      await client.revokeCertificate(/-----BEGIN CERT[^]+?END CERTIFICATE-----/.exec(readFileSync('/var/lib/certificates/site.pem', 'utf8'))[0]);`;
    await this.runInClient(script);
  }

  private async runInClient(script: string): Promise<void> {
    const node = ['node', '--input-type=module', '--eval', script];
    await compose('exec', '--no-TTY', 'certificates', ...node);
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
