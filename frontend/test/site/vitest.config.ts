import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { readBuildSettings } from '../../build-settings';

/** The site as it was built, read as a visitor without JavaScript and a search engine get it. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  define: { __SITE_URL__: JSON.stringify(readBuildSettings().siteUrl) },
  resolve: { tsconfigPaths: true, conditions: ['source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: { environment: 'node', isolate: false, include: ['test/site/**/*.test.ts'] },
});
