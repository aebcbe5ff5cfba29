import { before, describe } from 'node:test';
import { type Change, domain, EmailStand, type Fault, healthyZone } from './testing/email-stand.ts';

const stand = new EmailStand();
let plainPort = 0;
before(async () => {
  plainPort = await stand.servers.start({ disabledCommands: ['STARTTLS', 'AUTH'] });
});
const spf = (...TXT: string[]): Change => ({
  zone: { [domain]: { ...healthyZone[domain], TXT } },
});
/** Each includes the next. */
const chain = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [
    `s${index}.${domain}`,
    { TXT: [index < 10 ? `v=spf1 include:s${index + 1}.${domain} -all` : 'v=spf1 -all'] },
  ]),
);

const faults: Fault[] = [
  [
    'no SPF record',
    () => spf('site-verification=1'),
    'fail',
    /has no SPF record/,
    /TXT record at harbor-pine\.com: v=spf1 .* ~all$/,
  ],
  [
    'two SPF records',
    () => spf('v=spf1 mx ~all', 'v=spf1 include:gull-relay.net -all'),
    'fail',
    /has 2 SPF records/,
    /: v=spf1 mx include:gull-relay\.net -all$/,
  ],
  [
    'a misspelled SPF record',
    () => spf('spf1 mx include:gull-relay.net ~all'),
    'fail',
    /does not begin with/,
    /v=spf1 /,
  ],
  [
    'an unknown term',
    () => spf('v=spf1 mx includes:gull-relay.net ~all'),
    'fail',
    /is not valid/,
    /Correct the TXT/,
  ],
  [
    'an include without a record',
    () => spf('v=spf1 mx include:gone.gull-relay.net ~all'),
    'fail',
    /includes gone\.gull-relay\.net, which has no/,
    /remove gone\.gull-relay\.net/,
  ],
  [
    'too many lookups',
    () => ({
      zone: { ...chain, ...spf(`v=spf1 mx include:gull-relay.net include:s0.${domain} ~all`).zone },
    }),
    'fail',
    /needs 13 DNS lookups/,
    /Remove includes/,
  ],
  [
    'hosts that do not exist',
    () => spf('v=spf1 include:gull-relay.net a:a.gone.net a:b.gone.net a:c.gone.net ~all'),
    'fail',
    /names 3 hosts that do not exist/,
    /Remove them/,
  ],
  [
    '+all',
    () => spf('v=spf1 include:gull-relay.net +all'),
    'fail',
    /lets everyone send/,
    /~all in place of \+all/,
  ],
  [
    'no end',
    () => spf('v=spf1 include:gull-relay.net'),
    'warn',
    /does not say that others/,
    /End the TXT/,
  ],
  [
    'a record without the mail server',
    () => spf('v=spf1 ip4:9.1.1.1 -all'),
    'warn',
    /does not name smtp\.gull-relay\.net/,
    /v=spf1 ip4:9\.1\.1\.1 ip4:9\.8\.7\.6 -all$/,
  ],
  [
    'a record without the address from which a mail server in the own network sends',
    () => ({
      ...spf('v=spf1 ip4:9.1.1.1 -all'),
      settings: { SMTP_URL: `smtp://mail.${domain}:${plainPort}` },
    }),
    'warn',
    /does not name mail\.harbor-pine\.com/,
    /ip4:9\.8\.7\.6 -all$/,
  ],
];

describe('the SPF record', () => stand.findsEach('SPF record', faults));
