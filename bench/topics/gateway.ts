import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBareNginx } from '@agency/infra/native/nginx/nginx';
import type { RunningServer } from '@agency/infra/native/process/server';
import { compare } from '../load/rounds.ts';
import { clients } from '../load/sample.ts';
import { wrk } from '../load/wrk.ts';
import { freePort, type Product } from '../product/throw-away-product.ts';
import { loadHead, loadNote, loadRows, statusNote } from '../report/load-table.ts';
import type { Section } from '../report/section.ts';
import { loadSeconds, rounds } from '../settings.ts';

/** The home page through the gateway, compared with the same bytes from a bare nginx. */
export async function measure(product: Product): Promise<Section> {
  const bare = await startBareHomePage(product);
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  let foreignPercent = 0;
  try {
    for (const encoding of ['br', 'gzip'] as const) {
      const get = (url: string, time = loadSeconds) =>
        wrk(product.programs.wrk ?? 'wrk', {
          url,
          seconds: time,
          headers: { 'Accept-Encoding': encoding },
        });
      await get(`${product.url}/`, 2);
      const ours = `gateway, ${encoding}`;
      const standings = await compare([
        { name: `bare nginx, ${encoding}`, run: () => get(`${bare.url}/${encoding}/`) },
        { name: ours, run: () => get(`${product.url}/`) },
      ]);
      rows.push(...loadRows(standings, { [ours]: 0.92 }));
      notes.push(...statusNote(standings));
      foreignPercent = Math.max(foreignPercent, ...standings.map((one) => one.foreignPercent));
    }
  } finally {
    await bare.stop();
  }
  return {
    title: 'Home page through the gateway',
    head: loadHead,
    rows,
    foreignPercent,
    notes: [
      `${clients} connections, ${loadSeconds} s a run, ${rounds} rounds. The gateway adds security headers, a request id and an access log, ` +
        'and asks the frontend every two seconds whether the page is new; the bare nginx writes no log and adds nothing.',
      loadNote,
      ...notes,
    ],
  };
}

/** Serves the compressed home page at /br/ and /gzip/. */
async function startBareHomePage(product: Product): Promise<RunningServer> {
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
