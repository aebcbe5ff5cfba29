import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '@agency/infra/native/process/start-server';
import { findProgram } from '@agency/infra/native/requirements/find-program';
import { answersOk } from '@agency/infra/native/stack/http-probe';
import getPort from 'get-port';

export interface Cdn {
  port: number;
  /** Everything that it has stored, as one text. */
  stored(): Promise<string>;
  stop(): Promise<void>;
}

/** An nginx in front of the gateway that keeps whatever the answers allow a shared cache to keep, and no more. */
export async function startCdn(folder: string, gatewayPort: number): Promise<Cdn> {
  const port = await getPort();
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, gatewayPort));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(
    {
      command: findProgram('nginx') ?? 'nginx',
      args: ['-p', `${folder}/`, '-c', file, '-e', 'stderr', '-g', `daemon off; ${user}`],
    },
    {
      name: 'the CDN',
      url,
      logFile: join(folder, 'nginx.log'),
      stopSignal: 'SIGQUIT',
      isReady: () => answersOk(`${url}/healthz`),
    },
  );
  return {
    port,
    async stored() {
      const cache = join(folder, 'cache');
      const entries = await readdir(cache, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
      return (await Promise.all(texts)).join('\n');
    },
    stop: () => server.stop(),
  };
}

/** Sets no lifetimes: the gateway's headers alone decide what is kept, and how long. */
function configuration(port: number, gatewayPort: number): string {
  return `
worker_processes 1;
pid nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  proxy_cache_path cache keys_zone=cdn:1m use_temp_path=off;
  proxy_temp_path proxy-temp;
  client_body_temp_path body-temp;
  fastcgi_temp_path fastcgi-temp;
  uwsgi_temp_path uwsgi-temp;
  scgi_temp_path scgi-temp;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${gatewayPort};
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_cache cdn;
      proxy_cache_key $request_uri;
      proxy_cache_revalidate on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}
`;
}
