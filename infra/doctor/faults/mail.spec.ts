import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import getPort from 'get-port';
import { createTransport } from 'nodemailer';
import { makeCertificate } from '../../test/certificates.ts';
import { smtpFault } from '../mail-server.ts';
import { findsEach, linesOf, wrongWith } from '../testing/find-fault.ts';
import {
  mailDomain,
  mailServers,
  type StandInWorld,
  smtpName,
  smtpUrl,
} from '../testing/stand-in-world.ts';

const startTls = await mailServers.start(makeCertificate([smtpName]));
const plain = await mailServers.start({ disabledCommands: ['STARTTLS'] });
const untrusted = await mailServers.start({ secure: true, ...makeCertificate([smtpName]) });
const mute = await mailServers.startBare();
const rude = await mailServers.startBare('554 5.7.1 Not you\r\n');
const closed = await getPort({ host: '127.0.0.1' });

const use = (SMTP_URL: string) => (stand: StandInWorld) => {
  stand.set.SMTP_URL = SMTP_URL;
};

const texts =
  (name: string, ...TXT: string[]) =>
  (stand: StandInWorld) => {
    stand.records = { ...stand.records, [name]: { ...stand.records?.[name], TXT } };
  };

describe('doctor, faults of email', () => {
  findsEach([
    {
      title: 'no mail server',
      mode: 'native',
      make: use(''),
      name: 'Mail server',
      result: 'fail',
      found: /No mail server is set/,
      fix: /Set SMTP_URL/,
    },
    {
      title: 'an SMTP_URL that is none',
      make: use('mail.agency.test:465'),
      name: 'Mail server',
      result: 'fail',
      found: /not the address of a mail server/,
      fix: /smtps:\/\/<user>:<password>@/,
    },
    {
      title: 'localhost for containers',
      make: use(`smtp://127.0.0.1:${startTls}`),
      name: 'Mail server',
      result: 'fail',
      found: /the container itself/,
      fix: /containers reach/,
    },
    {
      title: 'a mail server that nobody knows',
      make: use('smtps://robot:smtp%2Bpassword-7f3a@nowhere.invalid:465'),
      name: 'Mail server',
      result: 'fail',
      found: /nowhere\.invalid is not known/,
      fix: /Correct the host name/,
    },
    {
      title: 'a closed port of the mail server',
      make: use(smtpUrl('smtps', closed)),
      name: 'Mail server',
      result: 'fail',
      found: /cannot be reached/,
      fix: /Check the port in SMTP_URL/,
    },
    {
      title: 'smtps:// at a port that starts unencrypted',
      make: use(smtpUrl('smtps', startTls)),
      name: 'Mail server',
      result: 'fail',
      found: /does not speak TLS from the start/,
      fix: /Write smtp:\/\//,
    },
    {
      title: 'a certificate of the mail server that nobody trusts',
      make: use(smtpUrl('smtps', untrusted)),
      name: 'Mail server',
      result: 'fail',
      found: /The certificate of/,
      fix: /STORAGE_CA_FILE/,
    },
    {
      title: 'a mail server that does not greet',
      make: use(smtpUrl('smtp', mute)),
      name: 'Mail server',
      result: 'warn',
      found: /does not answer/,
      fix: /465 needs smtps/,
    },
    {
      title: 'a mail server that refuses this machine',
      make: use(smtpUrl('smtp', rude)),
      name: 'Mail server',
      result: 'fail',
      found: /ended the conversation \(554\)/,
      fix: /lets this machine in/,
    },
    {
      title: 'a wrong password of the mail server',
      make: (stand) => use((stand.set.SMTP_URL ?? '').replace('7f3a', '0000'))(stand),
      name: 'Mail server',
      result: 'fail',
      found: /rejects the user or password \(535\)/,
      fix: /Correct the user and password/,
    },
    {
      title: 'a sender that is an example',
      make: (stand) => {
        stand.set.MAIL_FROM = 'hello@example.com';
      },
      name: 'Mail records',
      result: 'fail',
      found: /MAIL_FROM is an example/,
      fix: /Set MAIL_FROM/,
    },
    {
      title: 'a domain that receives no email',
      make: (stand) => {
        const there = stand.records?.[mailDomain];
        stand.records = { ...stand.records, [mailDomain]: { ...there, MX: [] } };
      },
      name: 'Mail records',
      result: 'fail',
      found: /harbor-pine\.com has no MX record/,
      fix: /MX record/,
    },
    {
      title: 'a missing SPF record',
      make: texts(mailDomain, 'site-verification=1'),
      name: 'Mail records',
      result: 'warn',
      found: /has no SPF record/,
      fix: /"Email" in docs/,
    },
    {
      title: 'two SPF records',
      make: texts(mailDomain, 'v=spf1 mx ~all', 'v=spf1 a -all'),
      name: 'Mail records',
      result: 'fail',
      found: /has 2 SPF records, so receivers ignore them all/,
      fix: /"Email" in docs/,
    },
    {
      title: 'a missing DMARC record',
      make: texts(`_dmarc.${mailDomain}`),
      name: 'Mail records',
      result: 'warn',
      found: /has no DMARC record/,
      fix: /"Email" in docs/,
    },
  ]);

  // On this machine, no server has a public address.
  it('should not do without encryption over the internet', async () => {
    const transport = createTransport({ host: '127.0.0.1', port: plain, requireTLS: true });
    const error = await transport.verify().catch((reason: unknown) => reason);
    const { result, found, fix } = smtpFault(error, smtpName);
    assert.equal(result, 'fail');
    assert.match(found, /offers no encryption/);
    assert.match(fix ?? '', /smtps:\/\//);
  });

  it('should do inside the own network without encryption', async () => {
    assert.deepEqual(await wrongWith('docker', use(smtpUrl('smtp', plain))), []);
  });

  it('should say that DNS is silent, and not that records are missing', async () => {
    const lines = await wrongWith('docker', (stand) => {
      stand.records = null;
    });
    assert.deepEqual(
      lines.map(({ name, found }) => `${name}: ${found}`),
      ['Address', 'Mail server', 'Mail records'].map((name) => `${name}: DNS gave no answer.`),
    );
  });

  it('should ask for nothing of a machine that only its developer uses', async () => {
    const lines = await linesOf('native', (stand) => {
      Object.assign(stand.set, { SITE_URL: '', SITE_HOST: '', MAIL_FROM: '', SMTP_URL: '' });
    });
    assert.deepEqual(
      lines.filter(({ group }) => group === 'Email').map(({ name, result }) => [name, result]),
      [['Mail server', 'ok']],
    );
  });
});
