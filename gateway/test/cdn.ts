import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startBareNginx } from '@agency/infra/native/nginx/nginx';
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
  const http = configuration(port, gatewayPort);
  const server = await startBareNginx({ folder, port, http, probe: '/healthz' });
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
  proxy_cache_path cache keys_zone=cdn:1m use_temp_path=off;
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
  }`;
}
