import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { run } from '@agency/infra/native/process/run';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startBareNginx } from './bare-nginx.ts';
import type { Product } from './throw-away-product.ts';

const compressible = ['html', 'css', 'js', 'mjs', 'json', 'svg', 'xml', 'txt'];

/** Serves somebody else's built site from a bare nginx, compressed beforehand as ours is. */
export async function startRivalSite(product: Product, source: string): Promise<RunningServer> {
  const built = await builtSite(resolve(source));
  const folder = join(product.runDir, 'rival-site');
  // Brotli files under their own names: nginx serves them without a module of its own.
  for (const name of ['plain', 'br']) cpSync(built, join(folder, name), { recursive: true });
  const pattern = new RegExp(`\\.(${compressible.join('|')})$`);
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (pattern.test(file)) {
      const content = readFileSync(join(built, file));
      writeFileSync(join(folder, 'plain', `${file}.gz`), gzipSync(content, { level: 9 }));
      writeFileSync(join(folder, 'br', file), brotliCompressSync(content));
    }
  }
  const http = (port: number) => `
  map $http_accept_encoding $folder { default plain; "~\\bbr\\b" br; }
  map $http_accept_encoding $encoding { default ""; "~\\bbr\\b" br; }
  server {
    listen 127.0.0.1:${port};
    root "${folder}/$folder";
    gzip_static on;
    location ~ \\.(${compressible.join('|')})$ { add_header Content-Encoding $encoding; }
  }`;
  return startBareNginx(product, { folder, http, probe: '/' });
}

/** The folder with its home page: the one given, or what the build in it makes. */
async function builtSite(source: string): Promise<string> {
  const dist = join(source, 'dist');
  if (existsSync(join(source, 'index.html'))) return source;
  if (!existsSync(join(dist, 'index.html')) && existsSync(join(source, 'package.json'))) {
    await run('npm', ['run', 'build'], { cwd: source, timeoutMs: 600_000 });
  }
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`${source} holds neither index.html nor dist/index.html, nor makes it.`);
  }
  return dist;
}
