import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { composedStorage, secretsOf, writeSecrets } from '../../production/secrets.ts';
import { ensureEnvFile, readEnvFile, type Settings } from '../../settings/env-file.ts';
import { envExample, repository } from '../../settings/paths.ts';
import { Authority, makeCertificate, trust } from '../../test/certificates.ts';
import { filesIn } from '../backups.ts';
import type { EnvProblem, Part, World } from '../check.ts';
import { DnsServer, type Zone } from './dns-server.ts';
import { MailServers } from './mail-servers.ts';
import { type GatewayAnswers, startGateway } from './stand-in-gateway.ts';

export const siteName = 'www.agency.test';
export const otherName = 'agency.test';
/** No name of an example, unlike the others. */
export const mailDomain = 'harbor-pine.com';
export const smtpName = 'smtp.agency.test';
/** Public by its range; nothing is sent there. */
export const publicAddress = '46.4.10.7';
const gib = 1024 ** 3;
const hourMs = 3_600_000;

const certificates = mkdtempSync(join(tmpdir(), 'doctor-authority-'));
process.once('exit', () => rmSync(certificates, { recursive: true, force: true }));
export const authority = new Authority(certificates);
const healthyPair = authority.issue([siteName, otherName]);

/** Takes only the password of `smtpUrl`. */
export const mailServers = new MailServers();
const smtpPair = makeCertificate([smtpName]);
trust(smtpPair);
const mailPort = await mailServers.start({ secure: true, ...smtpPair });

export const smtpUrl = (
  scheme: 'smtp' | 'smtps',
  port: number,
  password = 'smtp%2Bpassword-7f3a',
) => `${scheme}://robot:${password}@${smtpName}:${port}`;

type Program = { exitCode?: number | undefined; stdout?: string; stderr?: string };

/** A healthy installation in a temporary folder with real servers. A fault changes a part before `open`. */
export class StandInWorld {
  readonly mode: World['mode'];
  readonly folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  readonly backups = join(this.folder, 'backups');
  now = new Date();
  /** Lines of `.env`. */
  set: Settings;
  /** Called when everything else is in place. */
  lastly: () => void = () => undefined;
  records: Zone = {
    [siteName]: { A: [publicAddress] },
    [otherName]: { A: [publicAddress] },
    [mailDomain]: {
      MX: [`10 mail.${mailDomain}`],
      TXT: ['v=spf1 mx ~all', 'site-verification=1'],
    },
    [`_dmarc.${mailDomain}`]: { TXT: ['v=DMARC1; p=none'] },
    [smtpName]: { A: ['127.0.0.1'] },
  };
  addresses = ['127.0.0.1', '172.17.0.1', publicAddress];
  programs: Record<string, Program> = {
    'docker version': { stdout: '27.3.1\n' },
    'docker compose version': { stdout: '2.30.1\n' },
    'docker info': { stdout: '/var/lib/docker\n' },
  };
  missingPrograms: string[] = [];
  nodeVersion = '24.9.0';
  memory = { totalBytes: 4 * gib, availableBytes: 2 * gib };
  /** Free parts of the disk that a path is on. */
  disk = (_path: string) => ({ freeBytes: 40 * gib, totalBytes: 80 * gib, freeInodes: 0.9 });
  dateHeader: () => string | undefined = () => this.now.toUTCString();
  /** Whether something answers on the ports; undefined: while the product runs. */
  hasServers: boolean | undefined;
  isDockerMissing = false;
  /** What the built services say about their settings. */
  envProblems: EnvProblem[] | undefined = [];
  /** Whether the gateway of the containers speaks no TLS. */
  isPlain = false;
  parts: Part[] | undefined;
  facts: Record<string, unknown> = {
    dueSeconds: 0,
    unsettledSeconds: 12,
    failedEmails: 0,
  };
  authorities = [authority.certificate];
  gateway: GatewayAnswers = {
    tls: healthyPair,
    canonical: `https://${siteName}/`,
    homeStatus: 200,
    healthz: '{"status":"ok"}',
  };
  /** What answers at the public address, if it is not the gateway. */
  elsewherePort: number | undefined;
  /** What a fault has started. */
  readonly stops: (() => Promise<unknown>)[] = [];

  constructor(mode: World['mode']) {
    this.mode = mode;
    const names = ['gateway', 'frontend', 'leads', 'scheduling', 'rankings', 'email'];
    this.parts = [...names, 'postgres', 'redis', ...(mode === 'docker' ? ['backup'] : [])].map(
      (name) => ({ name, state: 'ready', restarts: 0 }),
    );
    this.set = {
      SITE_URL: `https://${siteName}`,
      SITE_HOST: siteName,
      SMTP_URL: smtpUrl('smtps', mailPort),
      MAIL_FROM: `hello@${mailDomain}`,
      OWNER_EMAIL: `jane.roe@${mailDomain}`,
      ADMIN_PASSWORD_HASH: "'$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$YWRtaW4taGFzaA'",
      RANKINGS_PASSWORD_HASH: "'$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$cmFua2luZ3M'",
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
      ...(mode === 'docker'
        ? {
            COMPOSE_FILE: 'docker-compose.yml:docker-compose.production.yml',
            COMPOSE_PROFILES: 'certificates',
            SITE_ALIASES: otherName,
          }
        : { TRUSTED_PROXY: '127.0.0.1' }),
    };
    for (const name of readdirSync(repository).filter((name) => /^docker-compose/.test(name))) {
      copyFileSync(join(repository, name), join(this.folder, name));
    }
    mkdirSync(this.backups);
    this.addBackup(3, 2_000);
    this.addBackup(27, 1_900);
  }

  addBackup(hoursAgo: number, bytes: number): void {
    const at = new Date(this.now.getTime() - hoursAgo * hourMs).toISOString();
    const name = `app-${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z.dump.age`;
    writeFileSync(join(this.backups, name), Buffer.alloc(bytes));
    writeFileSync(join(this.backups, `${name}.sha256`), `${'0'.repeat(64)}  ${name}\n`);
  }

  written(): Settings | undefined {
    return readEnvFile(join(this.folder, '.env'));
  }

  removeBackups(): void {
    for (const name of readdirSync(this.backups)) rmSync(join(this.backups, name));
  }

  async open(): Promise<World> {
    const envFile = join(this.folder, '.env');
    const secrets = join(this.folder, 'secrets');
    const example = readEnvFile(envExample) ?? {};
    const settings: Settings = { ...example, ...ensureEnvFile(envFile, envExample, this.set) };
    if (this.mode === 'docker') {
      const written = secretsOf(
        { ...settings, SMTP_URL: settings.SMTP_URL || '-' },
        composedStorage,
      );
      writeSecrets(secrets, written);
    }
    this.lastly();
    const written = this.written();
    const hasTls = this.mode === 'docker' && !this.isPlain;
    const { address, stop } = await startGateway(this.gateway);
    const names = new DnsServer();
    names.zone = this.records;
    // A busy machine may be slow to answer, so the timeout is short only where DNS never answers.
    const resolver = await names.start(this.records ? 20_000 : 200);
    this.stops.push(stop, () => names.stop());
    if (!(this.hasServers ?? this.parts)) await stop();
    return {
      mode: this.mode,
      settings: { ...example, ...written },
      written,
      example,
      paths: {
        repository: this.folder,
        envFile,
        secrets,
        runDir: join(this.folder, '.run'),
        backups: this.backups,
      },
      resolver,
      now: () => this.now,
      fetch: async () => {
        const date = this.dateHeader();
        if (!date) throw new TypeError('fetch failed');
        return new Response('', { headers: { date } });
      },
      run: async (program, args) => {
        const line = [program, ...args].join(' ');
        const known = Object.keys(this.programs).find((name) => line.startsWith(name));
        const answer = known === undefined ? undefined : this.programs[known];
        return {
          exitCode: this.isDockerMissing ? undefined : answer ? 0 : 1,
          stdout: '',
          stderr: '',
          ...answer,
        };
      },
      nodeVersion: this.nodeVersion,
      hasProgram: (name) => !this.missingPrograms.includes(name),
      memory: () => this.memory,
      statfs: async (path) => {
        const { freeBytes, totalBytes, freeInodes } = this.disk(path);
        const bsize = 4_096;
        return Object.assign(statfsSync(tmpdir()), {
          bsize,
          bavail: freeBytes / bsize,
          blocks: totalBytes / bsize,
          files: 1_000,
          ffree: 1_000 * freeInodes,
        });
      },
      addresses: () => this.addresses,
      gateway: { ...address, isTls: hasTls },
      connectTls: (options) =>
        connect({
          ...options,
          host: '127.0.0.1',
          port:
            options.host === '127.0.0.1'
              ? Number(options.port)
              : (this.elsewherePort ?? address.httpsPort),
        }),
      authorities: this.authorities,
      envProblems: async () => this.envProblems,
      parts: async () => this.parts,
      facts: async () => JSON.stringify(this.facts),
      backups: () => filesIn(this.backups),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.stops.map((stop) => stop().catch(() => undefined)));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
