import { z } from 'zod';
import { serviceNames } from '../../../../infra/settings/service-names.ts';

/** The suites that test against Postgres and Redis. */
export const suiteNames = [...serviceNames, 'platform', 'migrate'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** The suite of a project of jest, such as `leads:e2e`. */
export function suiteOf(projectName: string): SuiteName {
  return z.enum(suiteNames).parse(projectName.split(':')[0]);
}
