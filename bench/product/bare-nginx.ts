import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startServer } from '@agency/infra/native/process/start-server';
import { answersOk } from '@agency/infra/native/stack/http-probe';
import { freePort } from './free-port.ts';
import type { Product } from './throw-away-product.ts';

interface BareNginx {
  /** The folder it writes to. */
  folder: string;
  /** The content of its `http` block, including its server. */
  http(port: number): string;
  /** A path that it answers once it runs. */
  probe: string;
}

/** An nginx with minimal configuration. */
async function startBareNginx(
  { programs }: Pick<Product, 'programs'>,
  { folder, http, probe }: BareNginx,
): Promise<RunningServer> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(http(port)));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const url = `http://127.0.0.1:${port}`;
  return startServer(
    {
      command: programs.nginx ?? 'nginx',
      args: ['-p', `${folder}/`, '-c', file, '-e', 'stderr', '-g', `daemon off; ${user}`],
    },
    {
      name: 'a bare nginx',
      url,
      logFile: join(folder, 'nginx.log'),
      stopSignal: 'SIGQUIT',
      isReady: () => answersOk(`${url}${probe}`),
    },
  );
}

/** Serves the compressed home page at /br/ and /gzip/. */
export function startBareHomePage(product: Product): Promise<RunningServer> {
  const folder = join(product.runDir, 'bare-home-page');
  for (const [name, page] of [
    ['br', 'client-br/index.html'],
    ['gzip', 'client/index.html.gz'],
  ] as const) {
    mkdirSync(join(folder, 'site', name), { recursive: true });
    cpSync(join(product.context.config.site, page), join(folder, 'site', name, 'index.html'));
  }
  const http = (port: number) => `
  server {
    listen 127.0.0.1:${port};
    root "${join(folder, 'site')}";
    location /br/ { add_header Content-Encoding br; }
    location /gzip/ { add_header Content-Encoding gzip; }
  }`;
  return startBareNginx(product, { folder, http, probe: '/br/' });
}

function configuration(http: string): string {
  return `
worker_processes auto;
pid nginx.pid;
events { worker_connections 4096; }
http {
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    application/json json;
    image/svg+xml svg;
    image/avif avif;
    image/webp webp;
    image/jpeg jpg jpeg;
    image/png png;
    font/woff2 woff2;
    image/x-icon ico;
  }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_body_temp_path body-temp;
  proxy_temp_path proxy-temp;
  fastcgi_temp_path fastcgi-temp;
  uwsgi_temp_path uwsgi-temp;
  scgi_temp_path scgi-temp;
${http}
}
`;
}
