export type Runner = 'jest' | 'vitest' | 'node' | 'playwright';

export interface Suite {
  name: string;
  workspace: string;
  script: string;
  runner: Runner;
}

const suite = (name: string, runner: Runner, workspace = `@agency/${name}`): Suite => ({
  name,
  workspace,
  script: 'test',
  runner,
});

/** Run side by side; the long ones first. */
export const suites: Suite[] = [
  suite('rankings', 'jest'),
  suite('leads', 'jest'),
  suite('frontend', 'vitest'),
  suite('email', 'jest'),
  suite('scheduling', 'jest'),
  suite('infra', 'node'),
  suite('system', 'node', '@agency/system-tests'),
  suite('gateway', 'node'),
  suite('platform', 'jest'),
  suite('contracts', 'jest'),
  // The site that was just built, page by page.
  { name: 'site', workspace: '@agency/frontend', script: 'test:site', runner: 'vitest' },
  suite('migrate', 'jest'),
];

const onProduct = (name: string, script: string): Suite => ({
  name,
  workspace: '@agency/frontend',
  script,
  runner: 'playwright',
});

const inInfra = (name: string): Suite => ({
  name,
  workspace: '@agency/system-tests',
  script: `test:${name}`,
  runner: 'node',
});

/**
 * With a Docker engine at hand, on the product in containers: a visitor's and the owner's way in a browser, then the
 * rest; last the handbook, on a product of its own.
 */
export const containerSuites: Suite[] = [
  onProduct('compose', 'test:compose'),
  inInfra('containers'),
  inInfra('handbook'),
];

/**
 * On the running product, one after the other: whole journeys in a browser, then what kills its processes, last hostile
 * bodies, which may leave its calendar and its keywords in any state.
 */
export const productSuites: Suite[] = [
  onProduct('journeys', 'test:e2e'),
  onProduct('outages', 'test:outages'),
  inInfra('fuzz'),
];
