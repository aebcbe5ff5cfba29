import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBareNginx } from '@agency/infra/native/nginx/nginx';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { freePort } from './free-port.ts';
import type { Product } from './throw-away-product.ts';

/** Serves the compressed home page at /br/ and /gzip/. */
export async function startBareHomePage(product: Product): Promise<RunningServer> {
  const folder = join(product.runDir, 'bare-home-page');
  for (const [name, page] of [
    ['br', 'client-br/index.html'],
    ['gzip', 'client/index.html.gz'],
  ] as const) {
    mkdirSync(join(folder, 'site', name), { recursive: true });
    cpSync(join(product.context.config.site, page), join(folder, 'site', name, 'index.html'));
  }
  const port = await freePort();
  const http = `
  types { text/html html; }
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  server {
    listen 127.0.0.1:${port};
    root "${join(folder, 'site')}";
    location /br/ { add_header Content-Encoding br; }
    location /gzip/ { add_header Content-Encoding gzip; }
  }`;
  return startBareNginx({ folder, port, http, probe: '/br/' });
}
