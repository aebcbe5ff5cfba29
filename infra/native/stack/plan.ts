import { serviceNames } from '../../settings/service-names.ts';
import type { Plan, ProcessSpec } from '../supervisor/process-spec.ts';
import { createContext } from './context.ts';
import { mailCatcherSpec } from './mail-specs.ts';
import { frontendSpec, gatewaySpec } from './nginx-specs.ts';
import { migrateSpec, serviceSpec } from './service-specs.ts';
import { readStackConfig } from './stack-config.ts';
import { postgresSpec, redisSpec } from './storage-specs.ts';

/** The product's processes in start order, as the run folder's stack.json describes them. */
export const plan: Plan = (runDir): ProcessSpec[] => {
  const context = createContext(runDir, readStackConfig(runDir));
  return [
    postgresSpec(context),
    redisSpec(context),
    ...(context.config.settings.SMTP_URL ? [] : [mailCatcherSpec(context)]),
    migrateSpec(context),
    ...serviceNames.map((name) => serviceSpec(context, name)),
    frontendSpec(context),
    gatewaySpec(context),
  ];
};
