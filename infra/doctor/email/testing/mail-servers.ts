import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Running servers and how to stop them. */
export class MailServers {
  private readonly servers: Server[] = [];

  /** A server that accepts only the password "right", unless options say otherwise; returns its port. */
  async start(options: SMTPServerOptions): Promise<number> {
    const server = new SMTPServer({
      closeTimeout: 50,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, reply) =>
        password === 'right' ? reply(null, { user: 'site' }) : reply(new Error('Wrong')),
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

  stop(): void {
    for (const server of this.servers) server.close();
  }

  private async portOf(server: Server): Promise<number> {
    this.servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
}
