import { lookup } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { z } from 'zod';
import { type Check, type Finding, fail, ok, type World, warn } from './check.ts';
import { addressesOf, withDns } from './dns-records.ts';
import { isLocalHost, isPublic, isPublicAddress } from './installation.ts';

/** In ms. They end within the time limit of a check. */
const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_500 };

/** Signs in at the mail server as `email` does, and sends nothing. */
export const mailServer: Check = {
  group: 'Email',
  name: 'Mail server',
  run: withDns(async (world, signal) => {
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
    try {
      await transport.verify();
      return ok(
        `${host} ${options.auth ? 'accepts the user and password' : 'answers; it asks for no password'}.`,
      );
    } catch (error) {
      return smtpFault(error, host);
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }),
};

/** By DNS, else as this machine knows it: /etc/hosts. */
async function addressOf(world: World, host: string): Promise<string | undefined> {
  const [known] = await addressesOf(world, host);
  return (
    known ??
    lookup(host).then(
      ({ address }) => address,
      () => undefined,
    )
  );
}

const smtpErrorSchema = z.object({
  code: z.string().default(''),
  /** The system's error code; nodemailer puts its own into `code`. */
  originalCode: z.string().default(''),
  responseCode: z.number().optional(),
  message: z.string(),
});

/** What a failed sign-in means, without the server's words, which may quote addresses. */
export function smtpFault(error: unknown, host: string): Finding {
  const parsed = smtpErrorSchema.safeParse(
    error instanceof Error ? { ...error, message: error.message } : error,
  );
  if (!parsed.success) return fail(`${host} could not be used.`, 'Check SMTP_URL.');
  const { code, originalCode, responseCode, message } = parsed.data;
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
  if (/wrong version number|packet length|unknown protocol|http request|overflow/i.test(text)) {
    return fail(
      `${host} does not speak TLS from the start, but SMTP_URL begins with smtps://.`,
      'Write smtp:// in SMTP_URL: the connection is encrypted by STARTTLS.',
    );
  }
  if (responseCode === undefined && /greeting|^timeout/i.test(message)) {
    return warn(
      `${host} accepts the connection but does not answer.`,
      'Check the port in SMTP_URL: 465 needs smtps://, and 587 needs smtp://.',
    );
  }
  if (/ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(text)) {
    return fail(
      `${host} cannot be reached.`,
      'Check the port in SMTP_URL and outgoing firewalls: many hosts block 25, so use 465 or 587.',
    );
  }
  return fail(
    `${host} ended the conversation${status}.`,
    'Check that SMTP_URL names a mail server for sending and that it lets this machine in.',
  );
}
