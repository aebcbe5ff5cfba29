import assert from 'node:assert/strict';
import { Resolver } from 'node:dns/promises';
import { after, before, it } from 'node:test';
import type { Settings } from '../../../settings/env-file.ts';
import { type Certificate, makeCertificate, trust } from '../../../test/certificates.ts';
import type { Finding } from '../../check.ts';
import { DnsServer, type Records, type Zone } from '../../testing/dns-server.ts';
import { emailChecks } from '../email-checks.ts';
import type { EmailWorld } from '../email-world.ts';
import { MailServers } from './mail-servers.ts';

export const domain = 'harbor-pine.com';
export const relay = 'smtp.gull-relay.net';

/** Everything as it should be. The mail servers are on this machine. */
export const healthyZone = {
  [domain]: {
    A: ['9.8.7.6'],
    MX: [`10 mail.${domain}`],
    TXT: ['v=spf1 mx ip4:9.8.7.6 include:gull-relay.net ~all', 'site-verification=1'],
  },
  [`www.${domain}`]: { A: ['9.8.7.6'] },
  [`mail.${domain}`]: { A: ['127.0.0.1'] },
  [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`] },
  'gull-relay.net': { TXT: ['v=spf1 ip4:9.9.0.0/16 -all'] },
  [relay]: { A: ['127.0.0.1'] },
  'ruth-mailbox.org': { MX: ['5 mx.ruth-mailbox.org'] },
  'mx.ruth-mailbox.org': { A: ['9.9.9.9'] },
} satisfies Zone;

/** What is not as it should be. */
export interface Change {
  settings?: Settings;
  /** Replaces names of the zone; undefined: no such name; null: DNS never answers. */
  zone?: Record<string, Records | undefined> | null;
  mode?: EmailWorld['mode'];
}

export type Fault = [
  title: string,
  change: () => Change,
  result: 'warn' | 'fail',
  found: RegExp,
  fix: RegExp,
];

/** An installation with real servers for DNS and SMTP, for all tests of a file. */
export class EmailStand {
  readonly servers = new MailServers();
  readonly certificate: Certificate = makeCertificate([relay]);
  private readonly dns = new DnsServer();
  private resolver = new Resolver();
  private port = 0;

  constructor() {
    trust(this.certificate);
    before(async () => {
      this.resolver = await this.dns.start();
      this.port = await this.servers.start({ secure: true, ...this.certificate });
    });
    after(async () => {
      this.servers.stop();
      await this.dns.stop();
    });
  }

  /** All lines of the group. */
  async run({ settings = {}, zone = {}, mode = 'docker' }: Change = {}) {
    const names = Object.entries({ ...healthyZone, ...zone });
    const known = names.flatMap(([name, records]) => (records ? [[name, records] as const] : []));
    this.dns.zone = zone && Object.fromEntries(known);
    const healthy = {
      SITE_URL: `https://www.${domain}`,
      SITE_HOST: `www.${domain}`,
      MAIL_FROM: `hello@${domain}`,
      OWNER_EMAIL: 'ruth@ruth-mailbox.org',
      SMTP_URL: smtpUrl('smtps', this.port),
    };
    const world: EmailWorld = {
      mode,
      settings: { ...healthy, ...settings },
      resolver: this.resolver,
      now: () => new Date('2026-11-26T12:00:00Z'),
    };
    const all = await Promise.all(
      emailChecks.map(async ({ name, run }) => {
        const findings = await run(world, AbortSignal.timeout(5_000));
        return [findings ?? []].flat().map((finding: Finding) => ({ name, ...finding }));
      }),
    );
    const lines = all.flat();
    assert.doesNotMatch(JSON.stringify(lines), /hello@|ruth|site:(right|wrong)/);
    return lines;
  }

  async faultsOf(change: Change = {}) {
    return (await this.run(change)).filter(({ result }) => result !== 'ok');
  }

  /** A test per fault: this check finds it and says what to do, and all others are ok. */
  findsEach(check: string, faults: readonly Fault[]): void {
    for (const [title, change, result, found, fix] of faults) {
      it(`should find this alone: ${title}`, async () => {
        const lines = await this.faultsOf(change());
        assert.deepEqual(
          lines.map((line) => [line.name, line.result]),
          [[check, result]],
          JSON.stringify(lines),
        );
        assert.match(lines[0]?.found ?? '', found);
        assert.match(lines[0]?.fix ?? '', fix);
      });
    }
  }
}

export const smtpUrl = (scheme: string, port: number, password = 'right') =>
  `${scheme}://site:${password}@${relay}:${port}`;
