import { join } from 'node:path';
import type { Config } from 'jest';

interface Options extends Config {
  /** Variables of the environment while a spec file of this project runs. */
  env?: Record<string, string>;
}

const kit = join(import.meta.dirname, '..');
const services = join(kit, '..');

function project(service: string, { env, moduleNameMapper, ...more }: Options): Config {
  return {
    rootDir: join(services, service),
    runtime: join(kit, 'jest/runtime.cjs'),
    testEnvironment: join(kit, 'jest/environment.cjs'),
    resolver: join(kit, 'jest/resolver.cjs'),
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'], env },
    transform: { '\\.ts$': join(kit, 'jest/transform.cjs') },
    moduleNameMapper: { ...moduleNameMapper, '^(\\.{1,2}/.*)\\.js$': '$1' },
    ...more,
  };
}

/** Specs beside their sources, which need no server. */
export function unitProject(service: string, more: Options = {}): Config {
  return project(service, {
    displayName: `${service}:unit`,
    // With what it imports, so that `--changedSince` finds the specs that a change there reaches.
    roots: [...new Set([service, 'contracts', 'platform'])].map((name) =>
      join(services, name, 'src'),
    ),
    testMatch: ['<rootDir>/src/**/*.spec.ts'],
    ...more,
  });
}

/** Specs against the suite's own databases, which its global setup creates when one of them is chosen. */
export function endToEndProject(
  service: string,
  { setupFilesAfterEnv = [], ...more }: Options = {},
): Config {
  return project(service, {
    displayName: `${service}:e2e`,
    roots: ['<rootDir>/test'],
    testMatch: ['**/*.e2e-spec.ts'],
    globalSetup: join(kit, 'jest/global-setup.mts'),
    globalTeardown: join(kit, 'jest/global-teardown.mts'),
    setupFilesAfterEnv: [
      join(kit, 'jest/before-each-file.ts'),
      ...setupFilesAfterEnv,
      // The last: jest runs `afterAll` in the order of definition.
      join(kit, 'jest/after-each-file.ts'),
    ],
    ...more,
  });
}

const isUnitProject = ({ displayName }: Config) => !String(displayName).endsWith(':e2e');

/** The unit projects among a service's. */
export function unitProjectsOf({ projects = [] }: Config): Config[] {
  return projects.filter((one) => typeof one !== 'string').filter(isUnitProject);
}

/** A service's configuration: `export default jestConfig([unitProject('leads'), endToEndProject('leads')])`. */
export function jestConfig(projects: Config[]): Config {
  return {
    projects,
    coverageProvider: 'v8',
    cacheDirectory: join(services, '../node_modules/.cache/jest'),
    // The files of a suite share its databases.
    maxWorkers: 1,
    // Real servers on a busy machine are slow.
    testTimeout: 120_000,
  };
}
