import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/browser/launch.ts';
import type { EngineOptions } from './e2e/engines/test.ts';

/** Enough for a machine that is busy with other suites. */
const testTimeoutMs = 300_000;
const waitTimeoutMs = 60_000;

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/product/global-setup.ts',
  timeout: testTimeoutMs,
  expect: {
    timeout: waitTimeoutMs,
    toPass: { timeout: waitTimeoutMs, intervals: [25, 50, 100, 250] },
  },
  workers: 2,
  // A machine may freeze for seconds. `make test` prints which tests passed only on the retry, with their first failure.
  retries: 1,
  forbidOnly: true,
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ['html', { open: 'never', outputFolder: 'e2e/report/journeys' }],
    // Writes the file that PLAYWRIGHT_JSON_OUTPUT_FILE names.
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    baseURL: process.env.BASE_URL?.replace(/\/$/, ''),
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Without a GPU, animations take a quarter of a visit's time. Tests about motion turn them on.
    reducedMotion: 'reduce',
    actionTimeout: waitTimeoutMs,
    navigationTimeout: waitTimeoutMs,
    screenshot: 'only-on-failure',
    // A trace makes every test 50% slower. To get one: `npm run test:e2e -- --trace retain-on-failure`.
    trace: 'off',
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: ['**/system/**', '**/tls/**', '**/e2e/engines/**'],
      outputDir: 'e2e/test-results/journeys',
    },
    // These kill processes of the product: nothing else may run at the same time.
    {
      name: 'outages',
      testMatch: '**/system/*.spec.ts',
      outputDir: 'e2e/test-results/outages',
      workers: 1,
    },
    {
      name: 'compose',
      testMatch: ['**/journeys/book-a-call.spec.ts', '**/owner/leads.spec.ts'],
      outputDir: 'e2e/test-results/compose',
      workers: 1,
    },
    // The same journeys in each engine, both at once.
    ...(['firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: '**/e2e/engines/*.spec.ts',
      outputDir: `e2e/test-results/${engineName}`,
      use: { engineName },
    })),
    { name: 'tls', testMatch: '**/tls/*.spec.ts', outputDir: 'e2e/test-results/tls' },
  ],
});
