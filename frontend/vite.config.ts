import { ownerPaths } from '@agency/contracts/page-addresses';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { sharedConfig } from './vite.shared.ts';

/** The owner's pages are an app, which React refreshes in place. */
const ownersFiles = new RegExp(
  `/app/(features/(owner|access|rankings|email-previews)|ui/desk|routes(${ownerPaths.join('|')}))/`,
);

/** In development: a public page is a document, so a change to what it shows or runs reloads it. */
const reloadDocuments: Plugin = {
  name: 'reload-documents',
  hotUpdate: {
    order: 'post',
    handler({ file, modules }) {
      if (this.environment.name !== 'client' || modules.length === 0) return;
      if (file.endsWith('.css') || ownersFiles.test(file)) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  },
};

/** The router's package always resolves to its development build. Replaced for the browser only: Node draws with it. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer) {
      const resolved = await this.resolve(id, importer);
      return resolved?.id.replace('/dist/development/', '/dist/production/');
    },
  },
};

/** The running product, which `make dev` names: it answers what the pages ask. */
const gateway = process.env.GATEWAY_URL;

// React Router itself passes the deprecated option; developers cannot change it.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('`envFile` option is deprecated')) warn(...words);
};

export default defineConfig({
  ...sharedConfig,
  server: {
    // The services only accept changes from their own origin.
    proxy: gateway
      ? {
          '/api': { target: gateway, changeOrigin: true, headers: { origin: gateway } },
          '/calendar/': { target: gateway },
        }
      : {},
  },
  plugins: [tailwindcss(), productionRouter, reactRouter(), reloadDocuments],
  ssr: {
    // Node draws the pages at build time and cannot import its folders.
    noExternal: ['@atlaskit/pragmatic-drag-and-drop'],
    resolve: {
      conditions: ['source', ...defaultServerConditions],
      externalConditions: ['source'],
    },
  },
  build: {
    ...sharedConfig.build,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One stylesheet for what many pages show, and for the home page's first screen: inlined, their rules would make
          // the document too large for one round trip.
          groups: [
            {
              name: 'site',
              test: /\/app\/(styles\/app|ui\/(?!desk\/|field|form-sheet)|features\/consent\/|components\/marketing\/(call-bar|cta-banner|read-first|steps)\.|routes\/home\/hero\.).*\.css$/,
            },
          ],
        },
      },
    },
  },
});
