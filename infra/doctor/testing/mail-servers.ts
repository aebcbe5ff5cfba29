import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Mail servers that do not keep the tests running. */
export class MailServers {
  /** A server that accepts only the password of `smtpUrl`, unless options say otherwise; returns its port. */
  async start(options: SMTPServerOptions): Promise<number> {
    const server = new SMTPServer({
      closeTimeout: 50,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, reply) =>
        password === 'smtp+password-7f3a'
          ? reply(null, { user: 'robot' })
          : reply(new Error('Wrong')),
      ...options,
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    return this.portOf(server.server as Server);
  }

  /** A server that accepts connections and says this, or nothing. */
  async startBare(greeting = ''): Promise<number> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (greeting) socket.end(greeting);
    });
    server.listen(0, '127.0.0.1');
    return this.portOf(server);
  }

  private async portOf(server: Server): Promise<number> {
    await once(server, 'listening');
    server.unref();
    return (server.address() as AddressInfo).port;
  }
}
