import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composedStorage, secretsOf, writeSecrets } from '../../production/secrets.ts';
import { ensureEnvFile, readEnvFile, type Settings } from '../../settings/env-file.ts';
import { envExample } from '../../settings/paths.ts';
import { Authority, makeCertificate, trust } from '../../test/certificates.ts';
import { shakeHands } from '../certificate.ts';
import type { EnvProblem, Part, World } from '../world.ts';
import { type Site, startMailServer, startSite } from './servers.ts';

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

const smtpPair = makeCertificate([smtpName]);
trust(smtpPair);
const mailPort = await startMailServer({ secure: true, ...smtpPair });

export const smtpUrl = (
  scheme: 'smtp' | 'smtps',
  port: number,
  password = 'smtp%2Bpassword-7f3a',
) => `${scheme}://robot:${password}@${smtpName}:${port}`;

interface Records {
  A?: string[];
  AAAA?: string[];
  MX?: string[];
  TXT?: string[];
}

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
  /** What DNS knows. undefined: it never answers. */
  records: Record<string, Records> | undefined = {
    [siteName]: { A: [publicAddress] },
    [otherName]: { A: [publicAddress] },
    [mailDomain]: {
      MX: [`mail.${mailDomain}`],
      TXT: ['v=spf1 mx ~all', 'site-verification=1'],
    },
    [`_dmarc.${mailDomain}`]: { TXT: ['v=DMARC1; p=none'] },
    [smtpName]: { A: ['127.0.0.1'] },
  };
  addresses = ['127.0.0.1', '172.17.0.1', publicAddress];
  /** What programs print, by the beginning of their command. The others fail. */
  programs: Record<string, string> = {
    'docker version': '27.3.1\n',
    'docker compose version': '2.30.1\n',
    'docker info': '/var/lib/docker\n',
  };
  isDockerMissing = false;
  hasProgram: World['hasProgram'] = () => true;
  memory = { totalBytes: 4 * gib, availableBytes: 2 * gib };
  freeGib = (_folder: string) => 40;
  dateHeader: () => string | undefined = () => this.now.toUTCString();
  /** Whether something answers on the ports; undefined: while the product runs. */
  hasServers: boolean | undefined;
  envProblems: EnvProblem[] | undefined = [];
  /** Whether the gateway speaks TLS. */
  isTls: boolean;
  parts: Part[] | undefined;
  waiting: Record<string, unknown> = { dueSeconds: 0, unsettledSeconds: 12, failedEmails: 0 };
  /** The key ids in its database, in the order of what depends on a secret. */
  keyIds: (string | null)[][] = Array.from({ length: 7 }, () => []);
  authorities = [authority.certificate];
  site: Site = { tls: healthyPair, canonical: `https://${siteName}/`, homeStatus: 200 };
  /** What answers at the public address, if it is not the gateway. */
  elsewherePort: number | undefined;

  constructor(mode: World['mode']) {
    this.mode = mode;
    this.isTls = mode === 'docker';
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
    mkdirSync(this.backups);
    this.addBackup(3);
    this.addBackup(27);
  }

  addBackup(hoursAgo: number): void {
    const at = new Date(this.now.getTime() - hoursAgo * hourMs).toISOString();
    const name = `app-${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z.dump.age`;
    writeFileSync(join(this.backups, name), 'dump');
    writeFileSync(join(this.backups, `${name}.sha256`), `${'0'.repeat(64)}  ${name}\n`);
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
      const complete = { ...settings, SMTP_URL: settings.SMTP_URL || '-' };
      writeSecrets(secrets, secretsOf(complete, composedStorage));
    }
    this.lastly();
    const written = readEnvFile(envFile);
    const { ports, stop } = await startSite(this.site);
    this.close = async () => {
      await stop();
      rmSync(this.folder, { recursive: true, force: true });
    };
    if (!(this.hasServers ?? this.parts)) await stop();
    return {
      mode: this.mode,
      settings: { ...example, ...written },
      written,
      paths: { envFile, secrets, runDir: join(this.folder, '.run'), backups: this.backups },
      now: () => this.now,
      resolver: {
        resolve4: async (name) => this.lookUp(name, 'A'),
        resolve6: async (name) => this.lookUp(name, 'AAAA'),
        resolveMx: async (name) => this.lookUp(name, 'MX'),
        // In parts, as a long record comes.
        resolveTxt: async (name) => this.lookUp(name, 'TXT').map((text) => text.split(/(?<=1)/)),
      },
      fetch: async () => {
        const date = this.dateHeader();
        if (!date) throw new TypeError('fetch failed');
        return new Response('', { headers: { date } });
      },
      run: async (program, args) => {
        const line = [program, ...args].join(' ');
        const [, stdout] =
          Object.entries(this.programs).find(([name]) => line.startsWith(name)) ?? [];
        const failed = this.isDockerMissing ? undefined : 1;
        return { exitCode: stdout === undefined ? failed : 0, stdout: stdout ?? '', stderr: '' };
      },
      hasProgram: this.hasProgram,
      memory: () => this.memory,
      freeBytes: async (folder) => this.freeGib(folder) * gib,
      addresses: () => this.addresses,
      gateway: { host: '127.0.0.1', ...ports, isTls: this.isTls },
      shakeHands: ({ host, port, name }, signal) => {
        const there = this.elsewherePort ?? ports.httpsPort;
        const target = { host: '127.0.0.1', port: host === '127.0.0.1' ? port : there, name };
        return shakeHands(target, signal, { ca: this.authorities });
      },
      envProblems: async () => this.envProblems,
      parts: async () => this.parts,
      query: async (sql) => JSON.stringify(sql.includes('outbox') ? this.waiting : this.keyIds),
    };
  }

  close = async (): Promise<void> => {
    rmSync(this.folder, { recursive: true, force: true });
  };

  private lookUp(name: string, type: keyof Records): string[] {
    const found = this.records ? this.records[name]?.[type] : undefined;
    if (found) return found;
    const code = this.records ? 'ENODATA' : 'ETIMEOUT';
    throw Object.assign(new Error(code), { code, syscall: `query${type}` });
  }
}
