import { defineConfig, type Plugin } from 'vite';
import { sharedConfig } from './vite.shared.ts';

/** The pages bring all styles, those of their islands included: the router's build has made them. */
const leaveStylesToPages: Plugin = {
  name: 'leave-styles-to-pages',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
  },
};

/**
 * The script of the public pages with their islands. A build of its own: within the router's, they would share chunks with
 * the owner's app and load many files where one is enough.
 */
export default defineConfig({
  ...sharedConfig,
  plugins: [leaveStylesToPages],
  publicDir: false,
  build: {
    ...sharedConfig.build,
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: true,
    // The document script fetches what the build has listed.
    modulePreload: false,
    // One sheet for all scripts, so that none of them loads one.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { document: 'app/document/main.ts' },
      // Of packages that mark components for servers which stream them.
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
