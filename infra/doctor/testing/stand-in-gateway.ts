import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { TlsOptions } from 'node:tls';

/** What the gateway of a healthy installation answers; a fault changes a part of it. */
export interface GatewayAnswers {
  tls: Pick<TlsOptions, 'cert' | 'key'>;
  canonical: string;
  homeStatus: number;
  healthz: string;
}

/** Real servers on free ports. */
export async function startGateway(answers: GatewayAnswers) {
  const site: RequestListener = ({ url = '' }, response) => {
    if (url === '/healthz') {
      response.end(answers.healthz);
    } else {
      response.statusCode = answers.homeStatus;
      response.end(`<head><link rel="canonical" href="${answers.canonical}"/></head>`);
    }
  };
  const servers = [createPlainServer(site), createTlsServer(answers.tls, site)];
  const [httpPort = 0, httpsPort = 0] = await Promise.all(servers.map(listen));
  return {
    address: { host: '127.0.0.1', httpPort, httpsPort },
    stop: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
