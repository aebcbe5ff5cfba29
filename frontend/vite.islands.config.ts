import { defineConfig, type Plugin } from 'vite';
import { sharedConfig } from './vite.shared.ts';

/** The router's build has added all styles to the pages, including those of their islands. */
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
    // One stylesheet for all scripts, so that no script loads one itself.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { document: 'app/document/main.ts' },
      // By default only in conditions: content/ would cost a variable for each of its texts.
      optimization: { inlineConst: { mode: 'all' } },
      // Ignores 'use client' in packages: there are no server components here.
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
