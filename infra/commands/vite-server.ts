/** Vite's server for the pages, proxying the API of the running product: `vite-server.ts <gateway> <port>`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Vite from 'vite';
import { repository } from '../settings/paths.ts';

const [gateway, port] = process.argv.slice(2);
const root = join(repository, 'frontend');
// The frontend's Vite, not one that another package depends on.
const module = createRequire(join(root, 'package.json')).resolve('vite');
const vite: typeof Vite = await import(pathToFileURL(module).href);

// React Router itself passes the deprecated option; developers cannot change it.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('`envFile` option is deprecated')) warn(...words);
};

const server = await vite.createServer({
  root,
  mode: 'development',
  server: {
    port: Number(port),
    // The services only accept changes from their own origin.
    proxy: {
      '/api': { target: gateway, changeOrigin: true, headers: { origin: gateway } },
      '/calendar/': { target: gateway },
    },
  },
});
await server.listen();
server.printUrls();
