import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Change,
  domain,
  findingsWith,
  fromRelay,
  handedIn,
  key,
  own,
  relayKey,
  relays,
  returnPath,
  weakKey,
} from './testing/received-stand.ts';

type Expected = [name: string, result: 'warn' | 'fail', found: RegExp, fix: RegExp];
const withTrace = (...lines: string[]): Change => ({
  message: { trace: lines.map((line) => line.replaceAll('\n', '\r\n')) },
});
const noSpf: Change['zone'] = {
  [domain]: { MX: ['10 mail.harbor-pine.com'], TXT: ['v=spf1 mx ~all'] },
};
const dmarcFails: Expected = ['DMARC', 'fail', /Neither SPF nor DKIM/, /Correct DKIM/];

const cases: [title: string, change: Change, expected: Expected[]][] = [
  [
    'no signature',
    { message: { signatures: [] } },
    [
      [
        'DKIM',
        'fail',
        /has no DKIM signature/,
        /Turn DKIM on for harbor-pine\.com.*_domainkey\.harbor-pine\.com/,
      ],
    ],
  ],
  [
    'a selector that DNS does not know',
    { message: { signatures: [{ ...own, selector: 'old' }] } },
    [
      [
        'DKIM',
        'fail',
        /no valid key at old\._domainkey\.harbor-pine\.com/,
        /Set the record at old\._domainkey/,
      ],
    ],
  ],
  [
    'a signature of the mail server alone',
    { message: { signatures: [relays] } },
    [
      [
        'DKIM',
        'fail',
        /signed for gull-relay\.net, not for harbor-pine\.com/,
        /Turn DKIM on for harbor-pine\.com/,
      ],
    ],
  ],
  [
    'a body changed on the way',
    { spoil: (text) => `${text}-- scanned\r\n` },
    [['DKIM', 'fail', /body was changed/, /Sign last/]],
  ],
  [
    'a subject changed on the way',
    { spoil: (text) => text.replace('[Test]', '[External]') },
    [['DKIM', 'fail', /does not hold \(bad signature\)/, /Compare the record/]],
  ],
  [
    'a key of 512 bits',
    { message: { signatures: [{ domain, selector: 'weak', key: weakKey }] } },
    [['DKIM', 'fail', /shorter than 1,024 bits/, /key of 2048 bits/]],
  ],
  [
    'a key that is another',
    { message: { signatures: [{ ...own, key: relayKey }] } },
    [['DKIM', 'fail', /does not hold/, /site1/]],
  ],
  [
    'SPF without the mail server',
    { zone: noSpf },
    [
      [
        'SPF',
        'warn',
        /does not let 9\.9\.1\.1 send for harbor-pine\.com \(softfail\)/,
        /v=spf1 mx include:gull-relay\.net ~all$/,
      ],
    ],
  ],
  [
    'neither SPF nor a signature',
    { zone: noSpf, message: { signatures: [] } },
    [
      ['SPF', 'fail', /softfail/, /include:gull-relay\.net/],
      ['DKIM', 'fail', /no DKIM signature/, /Turn DKIM on/],
      dmarcFails,
    ],
  ],
  [
    'a return path of the mail server, unsigned',
    {
      message: {
        signatures: [],
        ...withTrace(returnPath('x@bounce.gull-relay.net'), fromRelay).message,
      },
    },
    [
      [
        'SPF',
        'warn',
        /for bounce\.gull-relay\.net and not for harbor-pine\.com/,
        /return path of your own/,
      ],
      ['DKIM', 'fail', /no DKIM signature/, /Turn DKIM on/],
      dmarcFails,
    ],
  ],
  [
    'no DMARC record',
    { zone: { [`_dmarc.${domain}`]: undefined } },
    [['DMARC', 'warn', /has no DMARC record/, /TXT "v=DMARC1; p=none/]],
  ],
  [
    'a DMARC record that is too strict',
    {
      zone: {
        [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject; adkim=s; aspf=s'] },
        [`m._domainkey.mail.${domain}`]: key.record,
      },
      message: {
        signatures: [{ domain: `mail.${domain}`, selector: 'm', key }],
        ...withTrace(returnPath('x@bounce.gull-relay.net'), fromRelay).message,
      },
    },
    [['DMARC', 'fail', /adkim=s/, /Remove adkim=s/]],
  ],
  [
    'no Return-Path',
    withTrace(fromRelay),
    [['Bounces', 'warn', /has no Return-Path/, /inbox of the recipient/]],
  ],
  [
    'a domain that takes no bounces',
    { zone: { [domain]: { TXT: ['v=spf1 include:gull-relay.net ~all'] } } },
    [['Bounces', 'fail', /no MX record/, /Set the MX record/]],
  ],
  [
    'an unsubscribe link of the mail server',
    {
      message: {
        headers: ['Auto-Submitted: auto-generated', 'List-Unsubscribe: <https://gull-relay.net/u>'],
      },
    },
    [['Headers', 'warn', /adds an unsubscribe link/, /Turn unsubscribe links off/]],
  ],
  [
    'a header that was lost',
    { message: { headers: [] } },
    [['Headers', 'warn', /Auto-Submitted is missing/, /keep it/]],
  ],
  [
    'a copy that was never sent',
    withTrace(returnPath()),
    [['Delivery', 'fail', /No mail server on the internet/, /inbox of a recipient/]],
  ],
  [
    'an email of somebody else',
    {
      message: {
        from: 'news@gull-relay.net',
        signatures: [relays],
        ...withTrace(returnPath('x@bounce.gull-relay.net'), fromRelay).message,
      },
      zone: { '_dmarc.gull-relay.net': { TXT: ['v=DMARC1; p=reject'] } },
    },
    [
      [
        'Message',
        'warn',
        /from gull-relay\.net, but MAIL_FROM is at harbor-pine\.com/,
        /that this site has sent/,
      ],
    ],
  ],
];

const forwarded = withTrace(
  returnPath(),
  `Received: from forward.school.org (forward.school.org [9.7.7.7]) by mx.inbox-town.net with ESMTPS id 9; Thu, 26 Nov 2026 12:01:00 +0000`,
  fromRelay.replaceAll('inbox-town.net', 'school.org'),
  handedIn,
);

const fine: [title: string, change: Change][] = [
  ['as it should be', {}],
  [
    'two signatures, of which one holds',
    { message: { signatures: [{ ...own, selector: 'old' }, own, relays] } },
  ],
  ['forwarded: SPF breaks, DKIM holds', forwarded],
  [
    'a return path of the mail server, signed for us',
    withTrace(returnPath('x@bounce.gull-relay.net'), fromRelay),
  ],
  [
    "the recipient's own servers on top",
    withTrace(
      returnPath(),
      'Received: by 10.0.0.7 with SMTP id 1; Thu, 26 Nov 2026 12:00:04 +0000',
      'Received: from mx.inbox-town.net (9.6.6.6) by store.inbox-town.net with Microsoft SMTP Server; Thu, 26 Nov 2026 12:00:03 +0000',
      'Received: from localhost (localhost [127.0.0.1]) by mx.inbox-town.net with LMTP id 2; Thu, 26 Nov 2026 12:00:03 +0000',
      fromRelay,
      handedIn,
    ),
  ],
  ['line ends of Unix', { spoil: (text) => text.replaceAll('\r\n', '\n') }],
  [
    'out of an mbox file',
    { spoil: (text) => `From hello@harbor-pine.com Thu Nov 26 12:00:02 2026\r\n${text}` },
  ],
  [
    'ten megabytes',
    { message: { body: 'A line of a long attachment that goes on and on.\r\n'.repeat(200_000) } },
  ],
];

describe('a received email', () => {
  for (const [title, change] of fine) {
    it(`should be found in order: ${title}`, async () => {
      const findings = await findingsWith(change);
      assert.deepEqual(
        findings.filter(({ result }) => result !== 'ok'),
        [],
      );
      assert.deepEqual(
        findings.map(({ name }) => name),
        ['SPF', 'DKIM', 'DMARC', 'Bounces', 'Headers'],
      );
    });
  }

  for (const [title, change, expected] of cases) {
    it(`should be found wrong in this alone: ${title}`, async () => {
      const findings = (await findingsWith(change)).filter(({ result }) => result !== 'ok');
      assert.deepEqual(
        findings.map(({ name, result }) => [name, result]),
        expected.map(([name, result]) => [name, result]),
        JSON.stringify(findings),
      );
      for (const [index, [, , found, fix]] of expected.entries()) {
        assert.match(findings[index]?.found ?? '', found);
        assert.match(findings[index]?.fix ?? '', fix);
      }
    });
  }

  for (const [title, text] of [
    ['nothing', ''],
    ['a web page', '<!doctype html><title>Inbox</title>'],
    ['a note', 'Hello: the email is attached.\n\nRuth'],
    ['bytes', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['two authors', `From: a@${domain}, b@gull-relay.net\r\nTo: c@d.net\r\n\r\nHello`],
  ] as const) {
    it(`should be refused in one line: ${title}`, async () => {
      const [finding, ...others] = await findingsWith({ spoil: () => text });
      assert.deepEqual(others, []);
      assert.equal(finding?.result, 'fail');
      assert.match(finding?.fix ?? '', /Save the original/);
    });
  }

  it('should name nobody', async () => {
    for (const [, change] of cases)
      assert.doesNotMatch(JSON.stringify(await findingsWith(change)), /ann@|hello@/);
  });
});
