import { z } from 'zod';
import { type Finding, fail, warn } from '../check.ts';

/** The mail server of SMTP_URL. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte: `smtps://`. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Options in the query. */
  others: object;
}

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  /** The system's error code; nodemailer puts its own into `code`. */
  originalCode: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  message: z.string(),
});

const unverified =
  /self.signed|unable to verify|unable to get (local )?issuer|UNABLE_TO_VERIFY|SELF_SIGNED/i;
const otherName = /altnames|ALTNAME|does not match certificate/i;
const expired = /certificate has expired|CERT_HAS_EXPIRED/i;
const notTls =
  /wrong version number|packet length too long|unknown protocol|http request|record overflow/i;

/** What a failed sign-in means, without the server's words, which may quote addresses. */
export function smtpFault(error: unknown, server: MailServer, waitsForTls: boolean): Finding {
  const { host, port } = server;
  const name = `${host}:${port}`;
  const parsed = smtpErrorSchema.safeParse(
    error instanceof Error ? { ...error, message: error.message } : error,
  );
  if (!parsed.success) return fail(`${name} could not be used.`, 'Check SMTP_URL.');
  const { code, originalCode = '', command, responseCode, message } = parsed.data;
  const text = `${originalCode} ${message}`;
  if (code === 'EAUTH') {
    return fail(
      `${name} rejects the user or password${responseCode ? ` (${responseCode})` : ''}.`,
      'Correct the user and password in SMTP_URL, both URL-encoded, then run make secrets.',
    );
  }
  if (waitsForTls) {
    return fail(
      `${name} expects TLS from the start, but SMTP_URL begins with smtp://.`,
      `Write smtps://…@${name} in SMTP_URL.`,
    );
  }
  if (notTls.test(text)) {
    return fail(
      `${name} does not speak TLS from the start, but SMTP_URL begins with smtps://.`,
      `Write smtp://…@${name} in SMTP_URL: the connection is encrypted by STARTTLS.`,
    );
  }
  if (expired.test(text)) {
    return fail(
      `The certificate of ${name} has expired.`,
      'Ask whoever runs the mail server to renew it.',
    );
  }
  if (otherName.test(text)) {
    return fail(
      `The certificate of ${name} is for another host name.`,
      'Use the host name in the certificate in SMTP_URL; your provider names it.',
    );
  }
  if (unverified.test(text)) {
    return fail(
      `No known authority has signed the certificate of ${name}.`,
      'Use a server with a trusted certificate, or add your own authority: make secrets STORAGE_CA_FILE=ca.pem.',
    );
  }
  if (command === 'STARTTLS' || /STARTTLS/.test(message)) {
    return fail(
      `${name} offers no encryption, so the password and all emails would be readable on the way.`,
      'Use a port with TLS, such as smtps://…:465 or smtp://…:587.',
    );
  }
  if (originalCode === 'ECONNREFUSED') {
    return fail(
      `${name} refuses connections.`,
      'Check the port in SMTP_URL, usually 465 (smtps) or 587 (smtp), and that the server runs.',
    );
  }
  if (
    code === 'ETIMEDOUT' ||
    originalCode === 'ETIMEDOUT' ||
    /EHOSTUNREACH|ENETUNREACH/.test(text)
  ) {
    return /greeting|^timeout/i.test(message)
      ? warn(
          `${name} accepts the connection but does not answer.`,
          'Check that the port in SMTP_URL is the mail server’s; if it is, the server may be overloaded.',
        )
      : fail(
          `${name} cannot be reached.`,
          'Check the port in SMTP_URL and outgoing firewalls: many hosts block 25, so use 465 or 587.',
        );
  }
  return fail(
    `${name} ended the conversation${responseCode ? ` (${responseCode})` : ''}.`,
    'Check that SMTP_URL names a mail server for sending and that it lets this machine in.',
  );
}
