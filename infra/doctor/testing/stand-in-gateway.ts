import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { SecureVersion, TlsOptions } from 'node:tls';

/** What the gateway of a healthy installation answers; a fault changes a part of it. */
export interface GatewayAnswers {
  tls: Pick<TlsOptions, 'cert' | 'key'> & {
    minVersion?: SecureVersion;
    maxVersion?: SecureVersion;
  };
  canonical: string;
  /** Where visitors are told to write. */
  contact: string;
  hsts: string;
  redirect: string | undefined;
  homeStatus: number;
  healthz: string;
  /** The state of a service's health report, or undefined for an error page. */
  health: (service: string) => object | undefined;
}

/** Real servers on free ports. */
export async function startGateway(answers: GatewayAnswers, isTls: boolean) {
  const site: RequestListener = ({ url = '' }, response) => {
    response.setHeader('strict-transport-security', answers.hsts);
    const service = /^\/api\/health\/(\w+)$/.exec(url)?.[1];
    if (service) {
      const report = answers.health(service);
      response.statusCode = report ? 200 : 502;
      response.end(report ? JSON.stringify(report) : 'Bad Gateway');
    } else if (url === '/healthz') {
      response.end(answers.healthz);
    } else {
      response.statusCode = answers.homeStatus;
      const head = `<head><link rel="canonical" href="${answers.canonical}"/></head>`;
      response.end(`${head}<a href="mailto:${answers.contact}">Write to us</a>`);
    }
  };
  const plain: RequestListener = (request, response) => {
    if (!isTls || request.url === '/healthz' || !answers.redirect) return site(request, response);
    response.writeHead(308, { location: answers.redirect }).end();
  };
  const servers = [createPlainServer(plain), createTlsServer(answers.tls, site)];
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
