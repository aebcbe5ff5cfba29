import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../native/stack/paths.ts';

export type Runner = 'jest' | 'vitest' | 'node';

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
  suite('frontend', 'vitest'),
  suite('leads', 'jest'),
  suite('scheduling', 'jest'),
  suite('platform', 'jest'),
  suite('gateway', 'node'),
  suite('migrate', 'jest'),
  suite('contracts', 'jest'),
  suite('infra', 'node', '@agency/native'),
  suite('rankings', 'jest'),
  suite('email', 'jest'),
];

/** Whole journeys in a browser, on the running product. Alone, because they look at what a person would see in time. */
export const journeys: Suite = {
  name: 'journeys',
  workspace: '@agency/frontend',
  script: 'test:e2e',
  runner: runnerOf('frontend', 'test:e2e'),
};

function runnerOf(folder: string, script: string): Runner {
  const { scripts } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
  return String(scripts?.[script] ?? '').includes('vitest') ? 'vitest' : 'node';
}
