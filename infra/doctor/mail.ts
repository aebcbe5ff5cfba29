import { lookup } from 'node:dns/promises';
import { brand } from '@agency/contracts/brand';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { z } from 'zod';
import { type Check, type Finding, fail, ok, problemsOr, warn } from './check.ts';
import { addressesOf, mailServersOf, textsOf } from './dns.ts';
import { isLocalHost, isPublic, isPublicAddress, type World } from './world.ts';

/** In ms. They end within the time limit of a check. */
const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_500 };

/** Logs in at the mail server as `email` does, and sends nothing. */
export const mailServer: Check = {
  group: 'Email',
  name: 'Mail server',
  async run(world, signal) {
    const { SMTP_URL } = world.settings;
    if (!SMTP_URL) {
      return isPublic(world)
        ? fail(
            'No mail server is set, so no email leaves this machine.',
            'Set SMTP_URL to your mail server ("Email" in docs/operations.md).',
          )
        : ok('No mail server is set: the mail catcher keeps all emails.');
    }
    const isUrl = /^smtps?:\/\//.test(SMTP_URL) && URL.canParse(SMTP_URL);
    const { host, ...options } = isUrl ? parseConnectionUrl(SMTP_URL) : {};
    if (!host) {
      return fail(
        'SMTP_URL is not the address of a mail server.',
        'Write it as smtps://<user>:<password>@<host>:465, with user and password URL-encoded.',
      );
    }
    if (world.mode === 'docker' && isLocalHost(host)) {
      return fail(
        `SMTP_URL names ${host}, which in a container is the container itself.`,
        'Set SMTP_URL to an address at which containers reach the mail server, not localhost.',
      );
    }
    const address = await addressOf(world, host);
    if (!address) {
      return fail(
        `The mail server ${host} is not known to DNS.`,
        'Correct the host name in SMTP_URL.',
      );
    }
    const transport = createTransport({
      ...options,
      host: address,
      servername: host,
      // Over the internet, `email` would send the password unencrypted if the server has no TLS.
      ...(!options.secure && isPublicAddress(address) && { requireTLS: true }),
      ...timeouts,
    });
    const stop = () => transport.close();
    signal.addEventListener('abort', stop, { once: true });
    return transport.verify().then(
      () =>
        ok(
          `${host} ${options.auth ? 'accepts the user and password' : 'answers; it asks for no password'}.`,
        ),
      (error: unknown) => smtpFault(error, host),
    );
  },
};

/** By DNS, else as this machine knows it: /etc/hosts. */
async function addressOf(world: World, host: string): Promise<string | undefined> {
  const [known] = await addressesOf(world, host);
  if (known) return known;
  const { address } = await lookup(host).catch(() => ({ address: undefined }));
  return address;
}

const smtpErrorSchema = z.object({
  code: z.string().default(''),
  /** The system's error code; nodemailer puts its own into `code`. */
  originalCode: z.string().default(''),
  responseCode: z.number().optional(),
  message: z.string(),
});

/** What a failed login means, without the server's words, which may quote addresses. */
export function smtpFault(error: unknown, host: string): Finding {
  const { code, originalCode, responseCode, message } = smtpErrorSchema.parse(error);
  const status = responseCode ? ` (${responseCode})` : '';
  const text = `${code} ${originalCode} ${message}`;
  if (code === 'EAUTH') {
    return fail(
      `${host} rejects the user or password${status}.`,
      'Correct the user and password in SMTP_URL, both URL-encoded, then run make secrets.',
    );
  }
  if (/certificate|altnames|self.signed|unable to (verify|get)|CERT_|SELF_SIGNED/i.test(text)) {
    return fail(
      `The certificate of ${host} has expired, is for another name, or is of an unknown authority.`,
      'Use the host name that your provider names, or have the certificate renewed; for your own authority: make secrets STORAGE_CA_FILE=ca.pem.',
    );
  }
  if (/STARTTLS/.test(message)) {
    return fail(
      `${host} offers no encryption, so the password and all emails would be readable on the way.`,
      'Use a port with TLS, such as smtps://…:465 or smtp://…:587.',
    );
  }
  // TLS at a port that begins without, or the other way round: then each waits for the other.
  if (
    /wrong version number|packet length|unknown protocol|http request|overflow/i.test(text) ||
    (responseCode === undefined && /greeting|^timeout/i.test(message))
  ) {
    return fail(
      `${host} does not answer as SMTP_URL expects.`,
      'Check its port: smtps:// is for one with TLS from the start (465), and smtp:// for the others (587).',
    );
  }
  if (/ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(text)) {
    return fail(
      `${host} cannot be reached.`,
      'Check the port in SMTP_URL and outgoing firewalls: many hosts block 25, so use 465 or 587.',
    );
  }
  return fail(
    `${host} closed the connection${status}.`,
    'Check that SMTP_URL names a mail server for sending and that it lets this machine in.',
  );
}

/** In lower case; empty for an address without one. */
const domainOf = (address: string) => (address.split('@')[1] ?? '').toLowerCase();

/** Names that no one can own (RFC 2606, RFC 6761), as in examples. */
const isReserved = (domain: string) =>
  domain === '' ||
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/.test(domain);

/** Whether receivers find the records of the sender's domain, one of each. What they say is not judged. */
export const mailRecords: Check = {
  group: 'Email',
  name: 'Mail records',
  async run(world) {
    if (!isPublic(world)) return undefined;
    const { MAIL_FROM, OWNER_EMAIL, BOUNCE_ADDRESS } = world.settings;
    const sender = MAIL_FROM || brand.email;
    const addresses = Object.entries({
      MAIL_FROM: sender,
      OWNER_EMAIL: OWNER_EMAIL || brand.email,
    });
    const examples = addresses.filter(([, address]) => isReserved(domainOf(address)));
    if (examples.length > 0) {
      return examples.map(([key]) =>
        fail(`${key} is an example, where no one receives email.`, `Set ${key} in .env to yours.`),
      );
    }
    const domain = domainOf(sender);
    const bounces = domainOf(BOUNCE_ADDRESS || sender);
    const [servers, spf, dmarc] = await Promise.all([
      mailServersOf(world, bounces),
      textsOf(world, bounces),
      textsOf(world, `_dmarc.${domain}`),
    ]);
    return problemsOr(`${domain} has MX, SPF and DMARC records, one of each kind.`, [
      servers.length === 0 &&
        fail(
          `${bounces} has no MX record: replies and bounces are lost.`,
          'Set the MX record that the host of your mailboxes names.',
        ),
      oneOf('SPF', bounces, spf.filter((text) => /^v=spf1( |$)/i.test(text)).length),
      oneOf('DMARC', domain, dmarc.filter((text) => /^v=DMARC1 *(;|$)/i.test(text)).length),
    ]);
  },
};

function oneOf(kind: 'SPF' | 'DMARC', domain: string, count: number): Finding | undefined {
  if (count === 1) return undefined;
  const fix = 'Set the record as "Email" in docs/operations.md says.';
  return count === 0
    ? warn(`${domain} has no ${kind} record.`, fix)
    : fail(`${domain} has ${count} ${kind} records, so receivers ignore them all.`, fix);
}
