import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../process-spec.ts';
import { fakeProcess } from './fake-process.ts';

/** A database, a service that depends on it, and a gateway; `version` in the run folder is the service's build. */
export const plan: Plan = (runDir) => [
  fakeProcess(runDir, 'database'),
  fakeProcess(runDir, 'service', {
    after: ['database'],
    fingerprint: readFileSync(join(runDir, 'version'), 'utf8'),
  }),
  fakeProcess(runDir, 'gateway', { after: ['service'] }),
];
