import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { sampleAuditHeadline } from './app/content/sample-audit/findings.ts';

/** These replace a module, or need one that nothing has used: without isolation, other files would share it. */
const replaceModules = ['app/**/*-{offline,unavailable,given}.test.tsx'];

export default defineConfig({
  resolve: { tsconfigPaths: true, conditions: ['source', ...defaultClientConditions] },
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __SAMPLE_AUDIT__: JSON.stringify(sampleAuditHeadline),
    __SITE_URL__: '""',
    __TAG_MANAGER_ID__: '""',
  },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://site.test/' } },
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['app/**/*.test.{ts,tsx}', 'postbuild/**/*.test.ts', 'test/source/*.test.ts'],
          exclude: replaceModules,
          // Setting up a document and all modules for each file took most of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replaced', include: replaceModules } },
    ],
  },
});
