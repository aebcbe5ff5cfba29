import type { Resolver } from 'node:dns/promises';
import { after, before } from 'node:test';
import { DnsServer, type Records } from '../../testing/dns-server.ts';
import { checkReceived } from '../received-message.ts';
import { makeSigningKey, signedMessage } from './signed-message.ts';

export const domain = 'harbor-pine.com';
export const key = makeSigningKey();
export const weakKey = makeSigningKey(512);
export const relayKey = makeSigningKey();

const relay = '9.9.1.1';
export const fromRelay = `Received: from out.gull-relay.net (out.gull-relay.net. [${relay}])
 by mx.inbox-town.net with ESMTPS id 7 for <ann@inbox-town.net>; Thu, 26 Nov 2026 12:00:02 +0000`;
/** The site to its mail server, with a password. */
export const handedIn = `Received: from www.harbor-pine.com (unknown [9.8.7.6])
 by in.gull-relay.net with ESMTPSA id 3; Thu, 26 Nov 2026 12:00:00 +0000`;
export const returnPath = (address = 'hello@harbor-pine.com') => `Return-Path: <${address}>`;
const trace = [returnPath(), fromRelay, handedIn].map((line) => line.replaceAll('\n', '\r\n'));

const zone: Record<string, Records> = {
  [domain]: { MX: ['10 mail.harbor-pine.com'], TXT: ['v=spf1 mx include:gull-relay.net ~all'] },
  'mail.harbor-pine.com': { A: ['9.8.7.6'] },
  'gull-relay.net': { TXT: ['v=spf1 ip4:9.9.0.0/16 -all'] },
  'bounce.gull-relay.net': {
    TXT: ['v=spf1 include:gull-relay.net -all'],
    MX: ['1 in.gull-relay.net'],
  },
  'in.gull-relay.net': { A: ['9.9.1.9'] },
  'relay1._domainkey.gull-relay.net': relayKey.record,
  [`site1._domainkey.${domain}`]: key.record,
  [`weak._domainkey.${domain}`]: weakKey.record,
  [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`] },
};

const dns = new DnsServer();
let resolver: Resolver;
before(async () => {
  resolver = await dns.start();
});
after(() => dns.stop());

export const own = { domain, selector: 'site1', key };
export const relays = { domain: 'gull-relay.net', selector: 'relay1', key: relayKey };

/** How an email differs from one that is as it should be. */
export interface Change {
  message?: Partial<Parameters<typeof signedMessage>[0]>;
  zone?: Record<string, Records | undefined>;
  /** What happened after it was signed. */
  spoil?: (message: string) => string;
}

/** What is found out about the email in the recipient's mailbox. */
export async function findingsWith({
  message,
  zone: changed = {},
  spoil = (text) => text,
}: Change = {}) {
  const names = Object.entries({ ...zone, ...changed });
  dns.zone = Object.fromEntries(
    names.flatMap(([name, records]) => (records ? [[name, records]] : [])),
  );
  const from = `hello@${domain}`;
  const raw = await signedMessage({ from, signatures: [own], trace, ...message });
  return checkReceived(Buffer.from(spoil(raw)), {
    mode: 'docker',
    settings: {
      SITE_URL: `https://www.${domain}`,
      MAIL_FROM: from,
      SMTP_URL: 'smtps://gull-relay.net',
    },
    resolver,
    now: () => new Date('2026-11-26T12:00:00Z'),
  });
}
