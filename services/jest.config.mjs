/**
 * All suites of the services. Each has a project of unit specs (src), which need no server, and one of end-to-end specs
 * (test), whose global setup makes databases. One `e2e` project per run: jest would run the shared setup for one only.
 */
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const typescript = { syntax: 'typescript', decorators: true };
const swc = {
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: typescript,
    keepClassNames: true,
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: true },
  },
  module: { type: 'commonjs' },
  sourceMaps: true,
};

const project = (service, kind, more) => ({
  displayName: `${service}:${kind}`,
  rootDir: path(service),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  ...more,
});

const unit = (service, more) =>
  project(service, 'unit', { roots: ['<rootDir>/src'], testMatch: ['**/*.spec.ts'], ...more });

const e2e = (service, more) =>
  project(service, 'e2e', {
    roots: ['<rootDir>/test'],
    testMatch: ['**/*.e2e-spec.ts'],
    globals: { testSuite: service },
    setupFilesAfterEnv: process.env.CI ? [path('testing/src/retry-once.mts')] : [],
    globalSetup: path('testing/src/stack/global-setup.mts'),
    globalTeardown: path('testing/src/stack/global-teardown.mts'),
    ...more,
  });

/** Every spec of the contracts runs once per zone: no rule may depend on where the process runs. */
const zones = { UTC: 0, 'Asia/Kolkata': -330, 'America/Los_Angeles': 420, 'Pacific/Apia': -780 };
const contracts = Object.entries(zones).map(([zone, julyOffset]) =>
  unit('contracts', {
    displayName: `contracts:${zone}`,
    testEnvironment: path('testing/src/zoned-environment.mts'),
    testEnvironmentOptions: { zone },
    globals: { julyOffset },
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, module: { type: 'es6' } }] },
  }),
);

export default {
  coverageProvider: 'v8',
  cacheDirectory: path('../node_modules/.cache/jest'),
  // The files of a suite share its databases. (!) Only here: jest ignores this and `testTimeout` in a project.
  maxWorkers: 1,
  // Real servers on a busy machine take their time.
  testTimeout: 120_000,
  projects: [
    ...contracts,
    ...['platform', 'leads', 'scheduling', 'rankings'].flatMap((name) => [unit(name), e2e(name)]),
    unit('email', { globalSetup: path('email/test/compile-templates.mts') }),
    e2e('email', { globalSetup: path('email/test/global-setup.mts') }),
    e2e('migrate'),
  ],
};
