import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

type Reply = (error?: Error | null) => void;
export interface Behavior {
  /** Called for each sender; throws the answer. */
  onSender?: () => void;
  /** Called for each recipient; throws the answer. */
  onRecipient?: (address: string) => void;
  /** Called for a fully read email: answers, or hangs. */
  onEmail?: (reply: Reply) => void;
}

/** A rejection by the mail server. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Accepts, unless `check` throws. */
function answer(reply: Reply, check: () => void): void {
  try {
    check();
    reply();
  } catch (error) {
    reply(error as Error);
  }
}

/** A real mail server that stores emails; a test can make it reject, hang or go away. */
export class MailServer {
  behavior: Behavior = {};
  /** `sender` is the envelope's. */
  readonly received: { raw: string; sender: string; recipients: string[] }[] = [];
  private server = this.create();
  private readonly sockets = new Set<Socket>();
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Does nothing if it is running. */
  async start(): Promise<void> {
    if (this.server.server.listening) return;
    this.server = this.create();
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as { port: number }).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((done) => this.server.close(() => done()));
  }

  /** Closes every connection abruptly, like a crash. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  emails(): Promise<Email[]> {
    return Promise.all(this.received.map(({ raw }) => PostalMime.parse(raw)));
  }

  private create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 50,
      onMailFrom: (_sender, _session, reply) => answer(reply, () => this.behavior.onSender?.()),
      onRcptTo: ({ address }, _session, reply) =>
        answer(reply, () => this.behavior.onRecipient?.(address)),
      onData: (stream, session, reply) => void this.take(stream, session, reply),
    });
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => this.sockets.add(socket));
    return server;
  }

  private async take(stream: SMTPServerDataStream, session: SMTPServerSession, reply: Reply) {
    const raw = await text(stream);
    const accept: Reply = (error) => {
      if (!error) {
        const { mailFrom, rcptTo } = session.envelope;
        const sender = mailFrom ? mailFrom.address : '';
        this.received.push({ raw, sender, recipients: rcptTo.map(({ address }) => address) });
      }
      reply(error);
    };
    if (this.behavior.onEmail) this.behavior.onEmail(accept);
    else accept();
  }
}
