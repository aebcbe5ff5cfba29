import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../settings/error-code.ts';
import { isDnsSilence } from './dns.ts';
import type { World } from './world.ts';

/** What a check found. No sentence holds a secret or a person's address. */
export interface Finding {
  result: 'ok' | 'warn' | 'fail';
  /** States the fact in one sentence. */
  found: string;
  /** What to do, in one sentence. Always set with warn and fail. */
  fix?: string;
}

export interface Check {
  group: 'Machine' | 'Settings' | 'Site' | 'Email' | 'Backups' | 'Product';
  /** Short: 'Mail server'. */
  name: string;
  /** If it needs more than five seconds. */
  timeoutMs?: number;
  /** undefined: does not apply to this installation, and prints no line. */
  run: (world: World, signal: AbortSignal) => Promise<Finding | Finding[] | undefined>;
}

/** A finding with the check that it belongs to. */
export interface Line extends Finding {
  group: Check['group'];
  name: string;
}

export const ok = (found: string): Finding => ({ result: 'ok', found });
export const warn = (found: string, fix: string): Finding => ({ result: 'warn', found, fix });
export const fail = (found: string, fix: string): Finding => ({ result: 'fail', found, fix });

/** The problems among these, or this sentence if there are none. */
export function problemsOr(good: string, problems: (Finding | false | undefined)[]): Finding[] {
  const real = problems.filter((problem) => problem !== undefined && problem !== false);
  return real.length > 0 ? real : [ok(good)];
}

/** Runs independent checks and returns their findings in the order of the checks. Never throws. */
export async function runChecks(checks: readonly Check[], world: World): Promise<Line[]> {
  const lines = await Promise.all(
    checks.map(async (check): Promise<Line[]> => {
      const { group, name } = check;
      return (await findingsOf(check, world)).map((finding) => ({ group, name, ...finding }));
    }),
  );
  return lines.flat();
}

const askAgain = 'Run make doctor again; if it persists, see "Doctor" in docs/operations.md.';

async function findingsOf(check: Check, world: World): Promise<Finding[]> {
  const { timeoutMs = 5_000 } = check;
  const end = new AbortController();
  const late = sleep(
    timeoutMs,
    warn(`The check timed out after ${timeoutMs / 1_000} seconds.`, askAgain),
    { signal: end.signal },
  );
  try {
    const found = await Promise.race([check.run(world, end.signal), late]);
    return found === undefined ? [] : [found].flat();
  } catch (error) {
    return [
      isDnsSilence(error)
        ? silence
        : warn(`This could not be checked (${nameOf(error)}).`, askAgain),
    ];
  } finally {
    end.abort();
  }
}

const silence = warn(
  'DNS did not respond.',
  'Check the name servers of this machine (/etc/resolv.conf), then run make doctor again.',
);

/** Not the message: it may quote an address with a password. */
function nameOf(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}
