import { lookup } from 'node:dns/promises';
import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { type Finding, fail, ok } from '../check.ts';
import { addressesOf, withDns } from '../dns-records.ts';
import { isLocalHost, isPublic, isPublicAddress } from '../installation.ts';
import type { EmailCheck, EmailWorld } from './email-world.ts';
import { type MailServer, smtpFault } from './smtp-faults.ts';

/** In ms. Without a connection or a greeting, these and `tlsProbeMs` end within the time limit of a check. */
const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 2_500 };
const tlsProbeMs = 900;

/** Signs in at the mail server as `email` does, and sends nothing. */
export const mailServerCheck: EmailCheck = {
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
    const server = mailServerOf(SMTP_URL);
    if (!server) {
      return fail(
        'SMTP_URL is not the address of a mail server.',
        'Write it as smtps://user:password@mail.example.com:465, with user and password URL-encoded.',
      );
    }
    if (world.mode === 'docker' && isLocalHost(server.host)) {
      return fail(
        `SMTP_URL names ${server.host}, which in a container is the container itself.`,
        'Set SMTP_URL to an address at which containers reach the mail server, not localhost.',
      );
    }
    const [address] = await addressesOfServer(world, server.host);
    if (!address) {
      return fail(
        `The mail server ${server.host} is not known to DNS.`,
        'Correct the host name in SMTP_URL.',
      );
    }
    return signIn({ ...server, address }, signal);
  }),
};

/** Undefined if the setting names none. */
export function mailServerOf(url: string): MailServer | undefined {
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  const { host, port, secure = false, auth, ...others } = parseConnectionUrl(url);
  if (!host) return undefined;
  return { host, port: port ?? (secure ? 465 : 587), secure, auth, others };
}

/** By DNS, else as this machine knows it: /etc/hosts. */
export async function addressesOfServer(world: EmailWorld, host: string): Promise<string[]> {
  const known = await addressesOf(world, host);
  if (known.length > 0) return known;
  return lookup(host).then(
    ({ address }) => [address],
    () => [],
  );
}

async function signIn(
  server: MailServer & { address: string },
  signal: AbortSignal,
): Promise<Finding> {
  const { host, port, secure, auth, others, address } = server;
  const transport = createTransport({
    ...others,
    host: address,
    servername: host,
    port,
    secure,
    auth,
    // Over the internet, `email` would send the password unencrypted if the server has no TLS.
    ...(!secure && isPublicAddress(address) && { requireTLS: true }),
    ...timeouts,
  });
  const stop = () => transport.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await transport.verify();
    return ok(
      `${host}:${port} ${auth ? 'accepts the user and password' : 'answers; it asks for no password'}.`,
    );
  } catch (error) {
    return smtpFault(error, server, await answersTls(server, error));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Whether a server that did not greet waits for TLS instead. */
async function answersTls(
  { secure, address, port }: MailServer & { address: string },
  error: unknown,
) {
  const isMute = error instanceof Error && /greeting/i.test(error.message);
  if (secure || !isMute) return false;
  return new Promise<boolean>((done) => {
    const socket = connect({ host: address, port, rejectUnauthorized: false, timeout: tlsProbeMs });
    const answer = (isTls: boolean) => {
      socket.destroy();
      done(isTls);
    };
    socket.once('secureConnect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}
