import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const arrivalTimeoutMs = 120_000;

/** A mail server that accepts everything, counts it and keeps the first. */
export class MailSink {
  count = 0;
  first: string | undefined;
  private waiting: (() => void) | undefined;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, reply) => {
      const email = await text(stream);
      this.first ??= email;
      reply();
      this.count += 1;
      this.waiting?.();
    },
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    const address = this.server.server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  /** Resolves once this many emails have arrived in total. Rejects after two minutes. */
  until(count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(
        () => reject(new Error(`${this.count} of ${count} mails have come.`)),
        arrivalTimeoutMs,
      );
      const look = () => {
        if (this.count < count) return;
        clearTimeout(giveUp);
        resolve();
      };
      this.waiting = look;
      look();
    });
  }

  async stop(): Promise<void> {
    await new Promise<void>((done) => this.server.close(() => done()));
  }
}
