import assert from 'node:assert/strict';
import { it } from 'node:test';
import getPort from 'get-port';
import { createTransport } from 'nodemailer';
import { makeCertificate } from '../test/certificates.ts';
import { smtpFault } from './mail.ts';
import { findsEach, linesOf, wrongWith } from './testing/find-fault.ts';
import { startBareServer, startMailServer } from './testing/servers.ts';
import { mailDomain, type StandInWorld, smtpName, smtpUrl } from './testing/stand-in-world.ts';

const startTls = await startMailServer(makeCertificate([smtpName]));
const plain = await startMailServer({ disabledCommands: ['STARTTLS'] });
const untrusted = await startMailServer({ secure: true, ...makeCertificate([smtpName]) });
const mute = await startBareServer();
const rude = await startBareServer('554 5.7.1 Not you\r\n');
const closed = await getPort({ host: '127.0.0.1' });

const use = (SMTP_URL: string) => (stand: StandInWorld) => {
  stand.set.SMTP_URL = SMTP_URL;
};

findsEach('Mail server', {
  'no mail server': {
    mode: 'native',
    make: use(''),
    says: /^fail: No mail server is set.* → Set SMTP_URL/,
  },
  'an SMTP_URL that is none': {
    make: use('mail.agency.test:465'),
    says: /^fail: SMTP_URL is not the address of a mail server\. → .*smtps:\/\/<user>:<password>@/,
  },
  'localhost for containers': {
    make: use(`smtp://127.0.0.1:${startTls}`),
    says: /^fail: .*the container itself\. → .*containers reach/,
  },
  'a mail server that no one knows': {
    make: use('smtps://robot:smtp%2Bpassword-7f3a@nowhere.invalid:465'),
    says: /^fail: .*nowhere\.invalid is not known to DNS\. → Correct the host name/,
  },
  'a closed port of the mail server': {
    make: use(smtpUrl('smtps', closed)),
    says: /^fail: .*cannot be reached\. → Check the port in SMTP_URL/,
  },
  'smtps:// at a port that starts unencrypted': {
    make: use(smtpUrl('smtps', startTls)),
    says: /^fail: .*does not answer as SMTP_URL expects\. → .*smtps:\/\/ is for/,
  },
  'a certificate of the mail server that no one trusts': {
    make: use(smtpUrl('smtps', untrusted)),
    says: /^fail: The certificate of .* → .*STORAGE_CA_FILE/,
  },
  'a mail server that does not greet': {
    make: use(smtpUrl('smtp', mute)),
    says: /^fail: .*does not answer as SMTP_URL expects\. → Check its port/,
  },
  'a mail server that refuses this machine': {
    make: use(smtpUrl('smtp', rude)),
    says: /^fail: .*closed the connection \(554\)\. → .*lets this machine in/,
  },
  'a wrong password of the mail server': {
    make: (stand) => use((stand.set.SMTP_URL ?? '').replace('7f3a', '0000'))(stand),
    says: /^fail: .*rejects the user or password \(535\)\. → Correct the user and password/,
  },
});

// On this machine, no server has a public address.
it('should not do without encryption over the internet', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: plain, requireTLS: true });
  const error = await transport.verify().catch((reason: unknown) => reason);
  const { result, found } = smtpFault(error, smtpName);
  assert.equal(result, 'fail');
  assert.match(found, /offers no encryption/);
});

it('should do inside the own network without encryption', async () => {
  assert.deepEqual(await wrongWith('docker', use(smtpUrl('smtp', plain))), []);
});

const texts =
  (name: string, ...TXT: string[]) =>
  (stand: StandInWorld) => {
    stand.records = { ...stand.records, [name]: { ...stand.records?.[name], TXT } };
  };

findsEach('Mail records', {
  'a sender that is an example': {
    make: (stand) => {
      stand.set.MAIL_FROM = 'hello@example.com';
    },
    says: /^fail: MAIL_FROM is an example.* → Set MAIL_FROM/,
  },
  'a domain that receives no email': {
    make: (stand) => {
      const there = stand.records?.[mailDomain];
      stand.records = { ...stand.records, [mailDomain]: { ...there, MX: [] } };
    },
    says: /^fail: harbor-pine\.com has no MX record.* → Set the MX record/,
  },
  'a missing SPF record': {
    make: texts(mailDomain, 'site-verification=1'),
    says: /^warn: harbor-pine\.com has no SPF record\. → .*"Email" in docs/,
  },
  'two SPF records': {
    make: texts(mailDomain, 'v=spf1 mx ~all', 'v=spf1 a -all'),
    says: /^fail: .*has 2 SPF records, so receivers ignore them all\./,
  },
  'a missing DMARC record': {
    make: texts(`_dmarc.${mailDomain}`),
    says: /^warn: harbor-pine\.com has no DMARC record\./,
  },
});

it('should say that DNS is silent, and not that records are missing', async () => {
  const wrong = await wrongWith('docker', (stand) => {
    stand.records = undefined;
  });
  assert.deepEqual(
    wrong.map(({ name, found }) => `${name}: ${found}`),
    ['Address', 'Mail server', 'Mail records'].map((name) => `${name}: DNS did not respond.`),
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
