import { z } from 'zod';
import { serviceNames } from '../../../../infra/settings/service-names.ts';

/** The suites that test against Postgres and Redis. */
export const suiteNames = [...serviceNames, 'platform', 'migrate'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** The suite of a project in jest.config.mjs. */
export function suiteOf(project: { globals: object }): SuiteName {
  return z.object({ testSuite: z.enum(suiteNames) }).parse(project.globals).testSuite;
}
