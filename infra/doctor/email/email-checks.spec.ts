import assert from 'node:assert/strict';
import type { Resolver } from 'node:dns/promises';
import { after, before, describe, it } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import getPort from 'get-port';
import type { Settings } from '../../settings/env-file.ts';
import type { Finding } from '../check.ts';
import { emailChecks } from './email-checks.ts';
import type { EmailWorld } from './email-world.ts';
import { makeCertificate } from './testing/certificates.ts';
import { DnsServer, type Records, type Zone } from './testing/dns-zone.ts';
import { MailServers } from './testing/mail-servers.ts';

const domain = 'harbor-pine.com';
const mail = `mail.${domain}`;
const relay = 'smtp.gull-relay.net';

/** Everything as it should be. Mail servers of the zone are on this machine. */
const healthyZone = {
  [domain]: {
    A: ['9.8.7.6'],
    MX: [`10 ${mail}`],
    TXT: ['v=spf1 mx ip4:9.8.7.6 include:gull-relay.net ~all', 'site-verification=1'],
  },
  [`www.${domain}`]: { A: ['9.8.7.6'] },
  [mail]: { A: ['127.0.0.1'] },
  [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`] },
  'gull-relay.net': { TXT: ['v=spf1 ip4:9.9.0.0/16 -all'] },
  [relay]: { A: ['127.0.0.1'] },
  'ruth-mailbox.org': { MX: ['5 mx.ruth-mailbox.org'] },
  'mx.ruth-mailbox.org': { A: ['9.9.9.9'] },
} satisfies Zone;

const healthySettings = {
  SITE_URL: `https://www.${domain}`,
  SITE_HOST: `www.${domain}`,
  MAIL_FROM: `hello@${domain}`,
  OWNER_EMAIL: 'ruth@ruth-mailbox.org',
};

const dns = new DnsServer();
const servers = new MailServers();
let resolver: Resolver;
/** Ports of servers of each kind. */
let ports: Record<
  'tls' | 'startTls' | 'plain' | 'otherName' | 'expired' | 'untrusted' | 'mute' | 'rude' | 'closed',
  number
>;

const at = (scheme: string, port: number, password = 'right') =>
  `${scheme}://site:${password}@${relay}:${port}`;

before(async () => {
  resolver = await dns.start();
  const own = makeCertificate(relay);
  const other = makeCertificate('mail.elsewhere.net');
  const old = makeCertificate(relay, { isExpired: true });
  const trusted = [own, other, old].map(({ cert }) => cert);
  setDefaultCACertificates([...getCACertificates('default'), ...trusted]);
  ports = {
    tls: await servers.start({ secure: true, ...own }),
    startTls: await servers.start({ ...own }),
    plain: await servers.start({ disabledCommands: ['STARTTLS'] }),
    otherName: await servers.start({ secure: true, ...other }),
    expired: await servers.start({ secure: true, ...old }),
    untrusted: await servers.start({ secure: true, ...makeCertificate(relay) }),
    mute: await servers.startBare(),
    rude: await servers.startBare('554 5.7.1 Not you\r\n'),
    closed: await getPort({ host: '127.0.0.1' }),
  };
});
after(async () => {
  servers.stop();
  await dns.stop();
});

interface Change {
  settings?: Settings;
  /** Replaces names of the zone; undefined: no such name. */
  zone?: Record<string, Records | undefined> | null;
  mode?: EmailWorld['mode'];
}

/** What is not as it should be, as "check: what to do". */
async function run({ settings = {}, zone = {}, mode = 'docker' }: Change = {}) {
  dns.zone =
    zone &&
    Object.fromEntries(
      Object.entries({ ...healthyZone, ...zone }).flatMap(([name, records]) =>
        records ? [[name, records]] : [],
      ),
    );
  const world: EmailWorld = {
    mode,
    settings: { ...healthySettings, SMTP_URL: at('smtps', ports.tls), ...settings },
    resolver,
    now: () => new Date('2026-11-26T12:00:00Z'),
  };
  const all = await Promise.all(
    emailChecks.map(async ({ name, run: check }) => {
      const findings = await check(world, AbortSignal.timeout(5_000));
      return [findings ?? []].flat().map((finding: Finding) => ({ name, ...finding }));
    }),
  );
  return all.flat();
}

const faultsOf = async (change: Change) =>
  (await run(change)).filter(({ result }) => result !== 'ok');

type Fault = [
  title: string,
  change: () => Change,
  name: string,
  result: string,
  found: RegExp,
  fix: RegExp,
];

const spf = (...TXT: string[]): Change => ({
  zone: { [domain]: { ...healthyZone[domain], TXT } },
});
const dmarc = (...TXT: string[]): Change => ({ zone: { [`_dmarc.${domain}`]: { TXT } } });
const mx = (...MX: string[]): Change => ({
  zone: { [domain]: { A: ['9.8.7.6'], TXT: ['v=spf1 include:gull-relay.net ~all'], MX } },
});
const smtp = (SMTP_URL: string): Change => ({ settings: { SMTP_URL } });
const chain = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [
    `s${index}.${domain}`,
    { TXT: [index < 10 ? `v=spf1 include:s${index + 1}.${domain} -all` : 'v=spf1 -all'] },
  ]),
);

const faults: Fault[] = [
  [
    'no mail server',
    () => smtp(''),
    'Mail server',
    'fail',
    /No mail server is set/,
    /Set SMTP_URL/,
  ],
  [
    'an SMTP_URL that is none',
    () => smtp('mail.harbor-pine.com:465'),
    'Mail server',
    'fail',
    /not the address of a mail server/,
    /smtps:\/\/user:password@/,
  ],
  [
    'a wrong password',
    () => smtp(at('smtps', ports.tls, 'wrong')),
    'Mail server',
    'fail',
    /rejects the user or password \(535\)/,
    /Correct the user and password/,
  ],
  [
    'a closed port',
    () => smtp(at('smtps', ports.closed)),
    'Mail server',
    'fail',
    /refuses connections/,
    /Check the port in SMTP_URL/,
  ],
  [
    'smtps:// at a port that starts unencrypted',
    () => smtp(at('smtps', ports.startTls)),
    'Mail server',
    'fail',
    /does not speak TLS from the start/,
    /Write smtp:\/\//,
  ],
  [
    'smtp:// at a port with TLS',
    () => smtp(at('smtp', ports.tls)),
    'Mail server',
    'fail',
    /expects TLS from the start/,
    /Write smtps:\/\//,
  ],
  [
    'an unknown host',
    () => smtp('smtps://site:right@nowhere.invalid:465'),
    'Mail server',
    'fail',
    /nowhere\.invalid is not known/,
    /Correct the host name/,
  ],
  [
    'a certificate of nobody',
    () => smtp(at('smtps', ports.untrusted)),
    'Mail server',
    'fail',
    /No known authority/,
    /trusted certificate/,
  ],
  [
    'a certificate for another name',
    () => smtp(at('smtps', ports.otherName)),
    'Mail server',
    'fail',
    /another host name/,
    /host name in the certificate/,
  ],
  [
    'an expired certificate',
    () => smtp(at('smtps', ports.expired)),
    'Mail server',
    'fail',
    /has expired/,
    /renew/,
  ],
  [
    'a server that does not greet',
    () => smtp(at('smtp', ports.mute)),
    'Mail server',
    'warn',
    /does not answer/,
    /one of a mail server/,
  ],
  [
    'a server that refuses this machine',
    () => smtp(at('smtp', ports.rude)),
    'Mail server',
    'fail',
    /ended the conversation \(554\)/,
    /lets this machine in/,
  ],
  [
    'localhost for containers',
    () => smtp(`smtp://127.0.0.1:${ports.startTls}`),
    'Mail server',
    'fail',
    /the container itself/,
    /containers reach/,
  ],

  [
    'a sender of the example',
    () => ({ settings: { MAIL_FROM: 'hello@example.com' } }),
    'Sender',
    'fail',
    /nobody owns example\.com/,
    /Set MAIL_FROM/,
  ],
  [
    'no sender',
    () => ({ settings: { MAIL_FROM: '' } }),
    'Sender',
    'fail',
    /MAIL_FROM is not set/,
    /Set MAIL_FROM/,
  ],
  [
    'a sender that is no address',
    () => ({ settings: { MAIL_FROM: 'Harbor <hello@harbor-pine.com>' } }),
    'Sender',
    'fail',
    /not an email address/,
    /Set MAIL_FROM/,
  ],
  [
    'bounces to nobody',
    () => ({ settings: { BOUNCE_ADDRESS: 'bounces' } }),
    'Sender',
    'fail',
    /BOUNCE_ADDRESS is not an address/,
    /or empty it/,
  ],
  [
    'a site elsewhere',
    () => ({ settings: { SITE_HOST: 'www.other-town.org' } }),
    'Sender',
    'warn',
    /the site is at www\.other-town\.org/,
    /site's domain/,
  ],
  [
    'an owner of the example',
    () => ({ settings: { OWNER_EMAIL: 'owner@example.com' } }),
    'Owner',
    'fail',
    /OWNER_EMAIL is an example/,
    /Set OWNER_EMAIL/,
  ],
  [
    'no owner',
    () => ({ settings: { OWNER_EMAIL: '' } }),
    'Owner',
    'fail',
    /OWNER_EMAIL is not set/,
    /Set OWNER_EMAIL/,
  ],
  [
    'an owner whose domain has no mail server',
    () => ({ zone: { 'ruth-mailbox.org': undefined } }),
    'Owner',
    'fail',
    /receives no email/,
    /Correct OWNER_EMAIL/,
  ],

  [
    'no MX record',
    () => mx(),
    'Replies and bounces',
    'warn',
    /has no MX record/,
    /harbor-pine\.com MX 10/,
  ],
  ['a null MX record', () => mx('0 .'), 'Replies and bounces', 'fail', /null MX/, /MX 0 \./],
  [
    'an MX record with an address',
    () => mx('10 9.8.7.6'),
    'Replies and bounces',
    'fail',
    /is an IP address/,
    /Name a host/,
  ],
  [
    'an MX record that leads nowhere',
    () => mx('10 gone.harbor-pine.com'),
    'Replies and bounces',
    'fail',
    /gone\.harbor-pine\.com, which has no address/,
    /Correct the MX/,
  ],

  [
    'no SPF record',
    () => spf('site-verification=1'),
    'SPF record',
    'fail',
    /has no SPF record/,
    /TXT record at harbor-pine\.com: v=spf1 .* ~all$/,
  ],
  [
    'two SPF records',
    () => spf('v=spf1 mx ~all', 'v=spf1 include:gull-relay.net -all'),
    'SPF record',
    'fail',
    /has 2 SPF records/,
    /: v=spf1 mx include:gull-relay\.net -all$/,
  ],
  [
    'a misspelled SPF record',
    () => spf('spf1 mx include:gull-relay.net ~all'),
    'SPF record',
    'fail',
    /does not begin with/,
    /v=spf1 /,
  ],
  [
    'an unknown term',
    () => spf('v=spf1 mx includes:gull-relay.net ~all'),
    'SPF record',
    'fail',
    /is not valid/,
    /Correct the TXT/,
  ],
  [
    'an include without a record',
    () => spf('v=spf1 mx include:gone.gull-relay.net ~all'),
    'SPF record',
    'fail',
    /includes gone\.gull-relay\.net, which has no/,
    /remove gone\.gull-relay\.net/,
  ],
  [
    'too many lookups',
    () => ({
      zone: { ...chain, ...spf(`v=spf1 mx include:gull-relay.net include:s0.${domain} ~all`).zone },
    }),
    'SPF record',
    'fail',
    /needs 13 DNS lookups/,
    /Remove includes/,
  ],
  [
    'hosts that do not exist',
    () => spf('v=spf1 include:gull-relay.net a:a.gone.net a:b.gone.net a:c.gone.net ~all'),
    'SPF record',
    'fail',
    /names 3 hosts that do not exist/,
    /Remove them/,
  ],
  [
    '+all',
    () => spf('v=spf1 include:gull-relay.net +all'),
    'SPF record',
    'fail',
    /lets everyone send/,
    /~all in place of \+all/,
  ],
  [
    'no end',
    () => spf('v=spf1 include:gull-relay.net'),
    'SPF record',
    'warn',
    /does not say that others/,
    /End the TXT/,
  ],
  [
    'a record without the mail server',
    () => ({
      settings: { SMTP_URL: at('smtps', ports.tls) },
      zone: { ...spf('v=spf1 ip4:9.1.1.1 -all').zone },
    }),
    'SPF record',
    'warn',
    /does not name smtp\.gull-relay\.net/,
    /v=spf1 ip4:9\.1\.1\.1 ip4:9\.8\.7\.6 -all$/,
  ],

  [
    'no DMARC record',
    () => dmarc(),
    'DMARC record',
    'warn',
    /has no DMARC record/,
    /_dmarc\.harbor-pine\.com TXT "v=DMARC1; p=none; rua=/,
  ],
  [
    'two DMARC records',
    () => dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'),
    'DMARC record',
    'fail',
    /has 2 DMARC records/,
    /Keep one/,
  ],
  [
    'a misspelled DMARC record',
    () => dmarc('v=dmarc1; p=reject'),
    'DMARC record',
    'fail',
    /is not valid/,
    /v=DMARC1; p=none/,
  ],
  [
    'a DMARC record without a policy',
    () => dmarc('v=DMARC1; p=strict'),
    'DMARC record',
    'fail',
    /is not valid/,
    /v=DMARC1; p=none/,
  ],
  [
    'a DMARC record that only exists',
    () => dmarc('v=DMARC1; p=none'),
    'DMARC record',
    'warn',
    /neither protects/,
    /Replace it/,
  ],
  [
    'reports to a bare address',
    () => dmarc('v=DMARC1; p=reject; rua=postmaster@harbor-pine.com'),
    'DMARC record',
    'fail',
    /no mailto:/,
    /rua=mailto:/,
  ],
  [
    'reports to strangers',
    () => dmarc('v=DMARC1; p=reject; rua=mailto:in@report-office.net'),
    'DMARC record',
    'warn',
    /does not say that it takes/,
    /_report\._dmarc\.report-office\.net TXT/,
  ],
];

describe('the checks of email', () => {
  it('should find nothing wrong where all is well', async () => {
    assert.deepEqual(await faultsOf({}), []);
    assert.deepEqual(
      (await run()).map(({ name }) => name),
      [
        'Mail server',
        'Sender',
        'Owner',
        'Replies and bounces',
        'SPF record',
        'DKIM signature',
        'DMARC record',
      ],
    );
    assert.deepEqual(await faultsOf(smtp(at('smtp', ports.startTls))), []);
    assert.deepEqual(await faultsOf({ ...smtp(at('smtp', ports.plain)), mode: 'native' }), []);
  });

  for (const [title, change, name, result, found, fix] of faults) {
    it(`should find this alone, and what to do: ${title}`, async () => {
      const all = await faultsOf(change());
      assert.deepEqual(
        all.map((one) => [one.name, one.result]),
        [[name, result]],
        JSON.stringify(all),
      );
      assert.match(all[0]?.found ?? '', found);
      assert.match(all[0]?.fix ?? '', fix);
    });
  }

  it('should say that DNS is silent, and not that records are missing', async () => {
    const all = await faultsOf({ zone: null });
    assert.ok(all.length > 0);
    for (const { result, found } of all) {
      assert.equal(result, 'warn');
      assert.equal(found, 'DNS gave no answer.');
    }
  });

  it('should ask for nothing of a machine that only its developer uses', async () => {
    const settings = { SITE_URL: '', SITE_HOST: '', MAIL_FROM: '', OWNER_EMAIL: '', SMTP_URL: '' };
    const all = await run({ settings, mode: 'native' });
    assert.deepEqual(
      all.map(({ name, result }) => [name, result]),
      [['Mail server', 'ok']],
    );
  });

  it('should name no person and no secret', async () => {
    for (const [, change] of faults) {
      const text = JSON.stringify(await run(change()));
      assert.doesNotMatch(text, /hello@|ruth|site:(right|wrong)/);
    }
  });
});
