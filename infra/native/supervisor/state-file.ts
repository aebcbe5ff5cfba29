import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '../../settings/write-atomically.ts';
import { filesBelow, fingerprintOf } from '../process/fingerprint.ts';
import { bootId } from '../process/process-identity.ts';

const identity = z.object({ pid: z.int().positive(), started: z.string() });

const processState = z.object({
  name: z.string(),
  state: z.enum(['waiting', 'starting', 'ready', 'done', 'restarting', 'stopping', 'stopped']),
  identity: identity.optional(),
  port: z.int().optional(),
  /** How often it was restarted after exiting on its own. */
  restarts: z.int(),
  /** Failed starts since it was last ready. */
  failures: z.int(),
  lastExit: z.string().optional(),
  logFile: z.string(),
});

const supervisorState = z.object({
  supervisor: identity,
  /** Fingerprint of the supervisor's own program. */
  program: z.string(),
  /** The last reload request that was carried out. */
  handled: z.string(),
  /** In start order. */
  processes: z.array(processState),
});

/** `boot` is missing outside Linux. */
const storedState = supervisorState.extend({ boot: z.string().optional() });

export type ProcessState = z.infer<typeof processState>;
export type SupervisorState = z.infer<typeof supervisorState>;

export function stateFile(runDir: string): string {
  return join(runDir, 'state.json');
}

/** The last state written by this folder's supervisor since the machine started, alive or not. */
export function readState(runDir: string): SupervisorState | undefined {
  try {
    const { boot, ...state } = storedState.parse(
      JSON.parse(readFileSync(stateFile(runDir), 'utf8')),
    );
    // After a reboot, its process ids and start times belong to others.
    return boot === bootId() ? state : undefined;
  } catch {
    return undefined;
  }
}

export function writeState(runDir: string, state: SupervisorState): void {
  const stored: z.infer<typeof storedState> = { ...state, boot: bootId() };
  writeAtomically(stateFile(runDir), JSON.stringify(stored, undefined, 2));
}

/** Identifies the supervisor's own program: a running one must not mix old and new code after a pull. */
export function programFingerprint(planModule: string): string {
  const native = resolve(import.meta.dirname, '..');
  const folders = [native, resolve(native, '../settings'), dirname(resolve(planModule))];
  return fingerprintOf(
    process.version,
    folders.map((folder) => filesBelow(folder, /(?<!\.spec)\.ts$/)),
  );
}

/** The request of the next SIGHUP, so that its sender sees when it has been carried out. */
export function requestFile(runDir: string): string {
  return join(runDir, 'request');
}
