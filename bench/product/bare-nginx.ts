import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startServer } from '@agency/infra/native/process/start-server';
import { answersOk } from '@agency/infra/native/stack/http-probe';
import { freePort } from './free-port.ts';
import type { Product } from './throw-away-product.ts';

/** Serves the compressed home page at /br/ and /gzip/, with as little configuration as it can have. */
export async function startBareNginx({
  runDir,
  programs,
  context: { config },
}: Product): Promise<RunningServer> {
  const folder = join(runDir, 'bare-nginx');
  for (const [name, page] of [
    ['br', 'client-br/index.html'],
    ['gzip', 'client/index.html.gz'],
  ] as const) {
    mkdirSync(join(folder, 'site', name), { recursive: true });
    cpSync(join(config.site, page), join(folder, 'site', name, 'index.html'));
  }
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(join(folder, 'site'), port));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return startServer(
    {
      command: programs.nginx ?? 'nginx',
      args: ['-p', `${folder}/`, '-c', file, '-e', 'stderr', '-g', `daemon off; ${user}`],
    },
    {
      name: 'the bare nginx',
      url: `http://127.0.0.1:${port}`,
      logFile: join(folder, 'nginx.log'),
      stopSignal: 'SIGQUIT',
      isReady: () => answersOk(`http://127.0.0.1:${port}/br/`),
    },
  );
}

function configuration(site: string, port: number): string {
  return `
worker_processes auto;
pid nginx.pid;
events { worker_connections 4096; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  client_body_temp_path body-temp;
  proxy_temp_path proxy-temp;
  fastcgi_temp_path fastcgi-temp;
  uwsgi_temp_path uwsgi-temp;
  scgi_temp_path scgi-temp;
  server {
    listen 127.0.0.1:${port};
    root "${site}";
    location /br/ { add_header Content-Encoding br; }
    location /gzip/ { add_header Content-Encoding gzip; }
  }
}
`;
}
