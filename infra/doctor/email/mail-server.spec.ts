import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import getPort from 'get-port';
import { createTransport } from 'nodemailer';
import { makeCertificate, trust } from '../../test/certificates.ts';
import { smtpFault } from './smtp-faults.ts';
import {
  smtpUrl as at,
  type Change,
  EmailStand,
  type Fault,
  relay,
} from './testing/email-stand.ts';

const stand = new EmailStand();
let ports: Record<
  'tls' | 'startTls' | 'plain' | 'otherName' | 'expired' | 'untrusted' | 'mute' | 'rude' | 'closed',
  number
>;
before(async () => {
  const { servers, certificate } = stand;
  const other = makeCertificate(['mail.elsewhere.net']);
  const old = makeCertificate([relay], { isExpired: true });
  trust(other, old);
  ports = {
    tls: await servers.start({ secure: true, ...certificate }),
    startTls: await servers.start({ ...certificate }),
    plain: await servers.start({ disabledCommands: ['STARTTLS'] }),
    otherName: await servers.start({ secure: true, ...other }),
    expired: await servers.start({ secure: true, ...old }),
    untrusted: await servers.start({ secure: true, ...makeCertificate([relay]) }),
    mute: await servers.startBare(),
    rude: await servers.startBare('554 5.7.1 Not you\r\n'),
    closed: await getPort({ host: '127.0.0.1' }),
  };
});

const smtp = (SMTP_URL: string): Change => ({ settings: { SMTP_URL } });

const faults: Fault[] = [
  ['no mail server', () => smtp(''), 'fail', /No mail server is set/, /Set SMTP_URL/],
  [
    'an SMTP_URL that is none',
    () => smtp('mail.harbor-pine.com:465'),
    'fail',
    /not the address of a mail server/,
    /smtps:\/\/user:password@/,
  ],
  [
    'a wrong password',
    () => smtp(at('smtps', ports.tls, 'wrong')),
    'fail',
    /rejects the user or password \(535\)/,
    /Correct the user and password/,
  ],
  [
    'a closed port',
    () => smtp(at('smtps', ports.closed)),
    'fail',
    /refuses connections/,
    /Check the port in SMTP_URL/,
  ],
  [
    'smtps:// at a port that starts unencrypted',
    () => smtp(at('smtps', ports.startTls)),
    'fail',
    /does not speak TLS from the start/,
    /Write smtp:\/\//,
  ],
  [
    'smtp:// at a port with TLS',
    () => smtp(at('smtp', ports.tls)),
    'fail',
    /expects TLS from the start/,
    /Write smtps:\/\//,
  ],
  [
    'an unknown host',
    () => smtp('smtps://site:right@nowhere.invalid:465'),
    'fail',
    /nowhere\.invalid is not known/,
    /Correct the host name/,
  ],
  [
    'a certificate of nobody',
    () => smtp(at('smtps', ports.untrusted)),
    'fail',
    /No known authority/,
    /trusted certificate/,
  ],
  [
    'a certificate for another name',
    () => smtp(at('smtps', ports.otherName)),
    'fail',
    /another host name/,
    /host name in the certificate/,
  ],
  [
    'an expired certificate',
    () => smtp(at('smtps', ports.expired)),
    'fail',
    /has expired/,
    /renew/,
  ],
  [
    'a server that does not greet',
    () => smtp(at('smtp', ports.mute)),
    'warn',
    /does not answer/,
    /is the mail server’s/,
  ],
  [
    'a server that refuses this machine',
    () => smtp(at('smtp', ports.rude)),
    'fail',
    /ended the conversation \(554\)/,
    /lets this machine in/,
  ],
  [
    'localhost for containers',
    () => smtp(`smtp://127.0.0.1:${ports.startTls}`),
    'fail',
    /the container itself/,
    /containers reach/,
  ],
];

describe('the mail server', () => {
  stand.findsEach('Mail server', faults);

  // On this machine, no server has a public address.
  it('should not do without encryption over the internet', async () => {
    const server = { host: relay, port: ports.plain, secure: false, auth: undefined, others: {} };
    const { port } = server;
    const transport = createTransport({ host: '127.0.0.1', port, requireTLS: true });
    const error = await transport.verify().catch((reason: unknown) => reason);
    const { result, found, fix } = smtpFault(error, server, false);
    assert.equal(result, 'fail');
    assert.match(found, /offers no encryption/);
    assert.match(fix ?? '', /smtps:\/\//);
  });

  it('should say that a server cannot be reached', () => {
    const server = { host: relay, port: 25, secure: false, auth: undefined, others: {} };
    const error = Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' });
    const { result, found, fix } = smtpFault(error, server, false);
    assert.equal(result, 'fail');
    assert.match(found, /cannot be reached/);
    assert.match(fix ?? '', /many hosts block 25/);
  });

  it('should do with STARTTLS, and inside the own network without encryption', async () => {
    assert.deepEqual(await stand.faultsOf(smtp(at('smtp', ports.startTls))), []);
    assert.deepEqual(
      await stand.faultsOf({ ...smtp(at('smtp', ports.plain)), mode: 'native' }),
      [],
    );
  });
});
