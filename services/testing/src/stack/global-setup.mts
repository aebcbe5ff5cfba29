import type { ProjectConfig } from 'jest';
import { suiteOf } from './suites.ts';
import { startTestStack } from './test-stack.ts';

export default async function setUp(_global: unknown, project: ProjectConfig): Promise<void> {
  await startTestStack(suiteOf(project));
}
