import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true, conditions: ['source', ...defaultClientConditions] },
  define: { __TAG_MANAGER_ID__: '""' },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://site.test/' } },
    include: ['app/**/*.test.{ts,tsx}', 'postbuild/**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    testTimeout: 15_000,
    unstubGlobals: true,
  },
});
