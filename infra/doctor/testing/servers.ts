import { once } from 'node:events';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Certificate } from '../../test/certificates.ts';

/** On a free port; does not keep the tests running. Returns the port. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A mail server that accepts only this password, unless options say otherwise. */
export function startMailServer(options: SMTPServerOptions): Promise<number> {
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
  return listen(server.server as Server);
}

/** A server that accepts connections and says this, or nothing. */
export function startBareServer(greeting = ''): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (greeting) socket.end(greeting);
  });
  return listen(server);
}

/** What the gateway answers. */
export interface Site {
  tls: Certificate;
  canonical: string;
  homeStatus: number;
}

export async function startSite({ tls, canonical, homeStatus }: Site) {
  const answer: RequestListener = (_, response) => {
    response.statusCode = homeStatus;
    response.end(`<head><link rel="canonical" href="${canonical}"/></head>`);
  };
  const servers = [createPlainServer(answer), createTlsServer(tls, answer)];
  const [httpPort = 0, httpsPort = 0] = await Promise.all(servers.map(listen));
  return {
    ports: { httpPort, httpsPort },
    stop: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}
