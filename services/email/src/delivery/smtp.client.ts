import type { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { EmailEnv } from '../env.js';
import { SendError, toSendError } from './send.error.js';

export type OutgoingEmail = Pick<
  SendMailOptions,
  | 'from'
  | 'to'
  | 'replyTo'
  | 'inReplyTo'
  | 'references'
  | 'subject'
  | 'text'
  | 'html'
  | 'icalEvent'
  | 'headers'
  | 'messageId'
  | 'date'
>;

/** Pooled connections, and so the number of emails sent at the same time. */
export const maxSmtpConnections = 5;
/** Timeout per email, whatever the server does. */
export const sendTimeoutMs = 60_000;
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

const partlyRefused =
  'The mail server refused one of several addresses. The email was sent to the others.';

/** Sends emails to the mail server through a pool of connections. */
@Injectable()
export class SmtpClient implements OnApplicationShutdown {
  private readonly transport;
  /** The streams of each email, by its signal: once one has been read, the server may have the email. */
  private readonly bodies = new WeakMap<AbortSignal, Readable[]>();

  constructor(private readonly env: Pick<EmailEnv, 'SMTP_URL' | 'BOUNCE_ADDRESS'>) {
    this.transport = createTransport({
      pool: true,
      url: env.SMTP_URL,
      maxConnections: maxSmtpConnections,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', ({ message, data }, done) => {
      message.processFunc((body) => {
        if (data.signal) this.bodies.get(data.signal)?.push(body);
        return body;
      });
      done();
    });
    // Broken idle connections are reported here; the next email opens a new one.
    this.transport.on('error', () => undefined);
  }

  /** Resolves with the server's answer when it has accepted the email; otherwise throws a SendError. */
  async send(email: OutgoingEmail): Promise<string> {
    const signal = AbortSignal.timeout(sendTimeoutMs);
    const { BOUNCE_ADDRESS } = this.env;
    const bodies: Readable[] = [];
    this.bodies.set(signal, bodies);
    try {
      const { rejected, response } = await this.transport.sendMail({
        ...email,
        ...(BOUNCE_ADDRESS && { envelope: { from: BOUNCE_ADDRESS, to: email.to } }),
        signal,
      });
      if (rejected.length > 0) throw new SendError(partlyRefused, 'permanent');
      return response;
    } catch (error) {
      const wasHandedOver = bodies.some((body) => body.readableDidRead);
      throw toSendError(error, wasHandedOver);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
