import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricsService } from './metrics.service.js';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves the metrics on their own port, which the gateway does not expose. Resolves with the port. */
export async function serveMetrics(
  metrics: MetricsService,
  port: number,
  host: string,
): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, server };
}
