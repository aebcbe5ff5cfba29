import type { Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { toSendError } from './send-error.js';

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

/** Pooled connections, and so the emails sent at the same time. */
export const maxSmtpConnections = 5;
/** For one email, whatever the server does. */
export const sendTimeoutMs = 60_000;
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends emails to the mail server through a pool of connections. */
@Injectable()
export class SmtpClient implements OnApplicationShutdown {
  private readonly transport;
  /** The streams of each email, by its signal: once one was read, the server may have the email. */
  private readonly bodies = new WeakMap<AbortSignal, Readable[]>();

  constructor(url: string) {
    this.transport = createTransport({
      pool: true,
      url,
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

  /** Resolves when the server has accepted the email; otherwise throws a SendError. */
  async send(email: OutgoingEmail): Promise<void> {
    const signal = AbortSignal.timeout(sendTimeoutMs);
    const bodies: Readable[] = [];
    this.bodies.set(signal, bodies);
    try {
      await this.transport.sendMail({ ...email, signal });
    } catch (error) {
      const wasHandedOver = bodies.some((body) => body.readableDidRead);
      throw toSendError(error, wasHandedOver);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
