import type { TestProject } from 'vitest/node';
import { suiteOf } from './suites.ts';
import { startTestStack, stopTestStack } from './test-stack.ts';

/** Watch mode keeps the databases for the next run, until vitest exits. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('testStack', await startTestStack(suiteOf(project.name)));
  return stopTestStack;
}
