import type { Readable } from 'node:stream';
import { ENV } from '@agency/platform';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { EmailEnv } from '../env.js';
import { describeSmtpError } from './describe-smtp-error.js';
import { MailSender, type OutgoingMail } from './mail-sender.js';

/** Connections that are kept open, and with them mails that are on their way at the same time. */
export const smtpConnections = 5;
/** No mail takes longer, whatever the server does; in milliseconds. */
export const longestSend = 60_000;
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Mails over SMTP, through a pool of connections. */
@Injectable()
export class SmtpSender extends MailSender implements OnApplicationShutdown {
  private readonly transport;
  /** What goes over the wire, by the signal of its mail: once it is read, the server has a part of it. */
  private readonly bodies = new WeakMap<AbortSignal, Readable[]>();

  constructor(@Inject(ENV) env: EmailEnv) {
    super();
    this.transport = createTransport({
      pool: true,
      url: env.SMTP_URL,
      maxConnections: smtpConnections,
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
    // It reports broken idle connections here; the next mail opens a new one.
    this.transport.on('error', () => undefined);
  }

  async send(mail: OutgoingMail): Promise<void> {
    const signal = AbortSignal.timeout(longestSend);
    const bodies: Readable[] = [];
    this.bodies.set(signal, bodies);
    try {
      await this.transport.sendMail({ ...mail, signal });
    } catch (error) {
      const wasHandedOver = bodies.some((body) => body.readableDidRead);
      throw describeSmtpError(error, wasHandedOver);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
