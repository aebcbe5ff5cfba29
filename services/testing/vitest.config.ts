/**
 * All suites of the services. Each has a project of unit specs (src), which need no server, and one of end-to-end specs
 * (test), whose global setup creates databases.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

/** Resolves packages as Node does, and other workspaces to their sources. */
const resolve = { conditions: ['source', 'node', 'node-addons'], mainFields: ['main'] };

type Options = TestProjectInlineConfiguration['test'];

const project = (name: string, service: string, test: Options): TestProjectInlineConfiguration => ({
  extends: true,
  root: path(service),
  test: { name, ...test },
});

const unit = (service: string, more?: Options) =>
  project(`${service}:unit`, service, { include: ['src/**/*.spec.ts'], ...more });

const e2e = (service: string, { globalSetup = [], setupFiles = [], ...more }: E2eOptions = {}) =>
  project(`${service}:e2e`, service, {
    include: ['test/**/*.e2e-spec.ts'],
    globalSetup: [path('testing/src/stack/global-setup.ts'), ...globalSetup],
    setupFiles: [path('testing/src/around-each-file.ts'), ...setupFiles],
    // CI machines may stall for seconds, in which real servers time out.
    retry: process.env.CI ? 1 : 0,
    ...more,
  });

type E2eOptions = Options & { globalSetup?: string[]; setupFiles?: string[] };

/** Each calendar is read in its own process. Built, it starts in half the CPU time that Node needs to compile it. */
const builtReader = {
  find: /^.*\/reading\/read-calendar\.js$/,
  replacement: path('scheduling/dist/busy-calendars/reading/read-calendar.js'),
};

/** Every spec of the contracts runs once per zone: no rule may depend on the process's zone. */
const zones = { UTC: 0, 'Asia/Kolkata': -330, 'America/Los_Angeles': 420, 'Pacific/Apia': -780 };
const contracts = Object.entries(zones).map(([zone, julyOffset]) =>
  unit('contracts', {
    name: `contracts:${zone}`,
    env: { TZ: zone, JULY_OFFSET: String(julyOffset) },
  }),
);

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    globals: true,
    // A new snapshot fails until somebody has looked at it and passes `-u`.
    update: 'none',
    // Processes instead of threads, because a thread cannot have its own time zone.
    pool: 'forks',
    // A suite's files share its databases, so they run one after another. Sharing its modules, too, halves the time.
    maxWorkers: 1,
    isolate: false,
    // Real servers on a busy machine are slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      ...contracts,
      ...['platform', 'leads'].flatMap((name) => [unit(name), e2e(name)]),
      unit('scheduling'),
      e2e('scheduling', { alias: [builtReader] }),
      unit('rankings'),
      e2e('rankings', { setupFiles: [path('rankings/test/shipped-keywords.ts')] }),
      unit('email', { globalSetup: [path('email/test/compile-templates.mts')] }),
      e2e('email', { globalSetup: [path('email/test/python.ts')] }),
      e2e('migrate'),
    ],
  },
});
