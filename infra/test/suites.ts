import type { RequirementName } from '../native/requirements/requirements.ts';
import { everything } from '../native/stack/build.ts';

export type Runner = 'jest' | 'vitest' | 'node' | 'playwright';

export interface Suite {
  name: string;
  workspace: string;
  script: string;
  runner: Runner;
  /** Its spec files, as a glob from the repository's root. */
  specs: string;
  /** What its specs talk to; each starts anything else itself. Suites on one product run one after the other. */
  place: 'nothing' | 'servers' | (typeof productPlaces)[number] | 'containers';
  /** Workspaces that must be built first, with what they need. */
  builds: readonly string[];
  programs: readonly RequirementName[];
  /** Only with `ONLY=`: it takes longer than all others may. */
  isOnRequest?: boolean;
}

/** A product for suites that leave it as others expect it, and one for those that do not. */
export const productPlaces = ['product', 'disrupted-product'] as const;

const services = ['services/migrate'];
/** What the specs themselves import. */
const imported = ['services/platform'];

const service = (name: string, more: Partial<Suite> = {}): Suite => ({
  name,
  workspace: `@agency/${name}`,
  script: 'test',
  runner: 'jest',
  specs: `services/${name}/{src,test}/**/*spec.ts`,
  place: 'servers',
  builds: services,
  programs: ['redis'],
  ...more,
});

const suite = (name: string, specs: string, more: Partial<Suite>): Suite => ({
  name,
  workspace: `@agency/${name}`,
  script: 'test',
  runner: 'node',
  specs,
  place: 'nothing',
  builds: [],
  programs: [],
  ...more,
});

const journeys = (name: string, specs: string, more: Partial<Suite> = {}): Suite =>
  suite(name, specs, {
    workspace: '@agency/frontend',
    runner: 'playwright',
    place: 'product',
    builds: everything,
    programs: ['redis', 'nginx', 'chromium', 'headlessShell'],
    ...more,
  });

const system = (name: string, specs: string, more: Partial<Suite>): Suite =>
  suite(name, specs, { workspace: '@agency/system-tests', script: `test:${name}`, ...more });

const systemFolders = '{agency,agreements,backup,handbook}';
const journeyFolders = '{journeys,failures,pages,owner,rankings,email-previews}';

/** In execution order, some concurrent: the long ones first. A spec belongs to the first suite that matches it. */
export const suites: readonly Suite[] = [
  // Whole journeys in a browser.
  journeys('journeys', `frontend/e2e/${journeyFolders}/**/*.spec.ts`, { script: 'test:e2e' }),
  // The main ways of a visitor and of the owner in Firefox and WebKit, side by side.
  journeys('engines', 'frontend/e2e/engines/**/*.spec.ts', {
    script: 'test:engines',
    programs: ['redis', 'nginx', 'chromium', 'firefox', 'webkit', 'xvfb'],
  }),
  // What kills a product's processes or changes what every visitor gets, then hostile bodies, which may leave its
  // calendar and its keywords in any state.
  journeys('outages', 'frontend/e2e/system/**/*.spec.ts', {
    script: 'test:outages',
    place: 'disrupted-product',
  }),
  system('fuzz', 'tests/system/fuzz/*.spec.ts', {
    place: 'disrupted-product',
    builds: everything,
    programs: ['redis', 'nginx'],
  }),
  suite('system', `tests/system/${systemFolders}/**/*.spec.ts`, {
    workspace: '@agency/system-tests',
    builds: everything,
    programs: ['redis', 'nginx'],
  }),
  service('rankings'),
  service('leads'),
  suite('frontend', 'frontend/{app,postbuild,test/source}/**/*.test.{ts,tsx}', {
    runner: 'vitest',
  }),
  service('email', { programs: ['redis', 'python'] }),
  service('scheduling'),
  suite('infra', 'infra/**/*.spec.ts', { programs: ['redis', 'promtool', 'kubectl'] }),
  suite('gateway', 'gateway/test/**/*.spec.ts', {
    builds: ['services/contracts'],
    programs: ['nginx'],
  }),
  service('platform'),
  service('contracts', { place: 'nothing', builds: [], programs: [] }),
  // The test kit itself.
  service('testing', {
    specs: 'services/testing/jest/*.spec.ts',
    place: 'nothing',
    builds: [],
    programs: [],
  }),
  // Checks the built site, page by page.
  suite('site', 'frontend/test/site/**/*.test.ts', {
    workspace: '@agency/frontend',
    script: 'test:site',
    runner: 'vitest',
    builds: ['frontend'],
  }),
  service('migrate'),
  // The benchmarks' calculations, not their measurements.
  suite('bench', 'bench/**/*.spec.ts', {}),
  // With a Docker engine at hand, on the product in containers: a visitor's and the owner's way in a browser, then the
  // rest; last the handbook, on a product of its own.
  journeys('compose', 'frontend/e2e/{journeys/book-a-call,owner/leads}.spec.ts', {
    script: 'test:compose',
    place: 'containers',
    builds: imported,
    programs: ['chromium', 'headlessShell'],
  }),
  system('containers', 'tests/system/containers/*.spec.ts', {
    place: 'containers',
    builds: imported,
  }),
  system('handbook', 'tests/system/containers/handbook/*.spec.ts', {
    place: 'containers',
    builds: imported,
  }),
  // A bare server of its own, on which everything is installed. Needs a Docker engine.
  system('first-hour', 'tests/system/containers/first-hour/*.spec.ts', {
    builds: imported,
    isOnRequest: true,
  }),
];
