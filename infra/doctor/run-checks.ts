import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { codeOf } from '../settings/error-code.ts';
import { type Check, type Finding, type Group, type World, warn } from './check.ts';
import { redactor } from './redact.ts';

/** A finding with the check that it belongs to. */
export interface Line extends Finding {
  group: Group;
  name: string;
}

const askAgain = 'Run make doctor again; if it persists, see "Doctor" in docs/operations.md.';

/** Runs independent checks and returns their findings in the order of the checks. Never throws. */
export async function runChecks(
  checks: readonly Check[],
  world: World,
  { timeoutMs = 5_000 } = {},
): Promise<Line[]> {
  const redact = redactor({ ...world.settings, ...world.written });
  const lines = await pMap(
    checks,
    async (check): Promise<Line[]> => {
      const findings = await findingsOf(check, world, timeoutMs);
      return findings.map((finding) => ({
        group: check.group,
        name: check.name,
        ...finding,
        found: redact(finding.found),
      }));
    },
    { concurrency: 8 },
  );
  return lines.flat();
}

async function findingsOf(check: Check, world: World, timeoutMs: number): Promise<Finding[]> {
  const abort = new AbortController();
  const done = new AbortController();
  try {
    const late = sleep(timeoutMs, undefined, { signal: done.signal }).then(() => {
      abort.abort();
      return warn(`The check timed out after ${timeoutMs / 1_000} seconds.`, askAgain);
    });
    late.catch(() => undefined);
    const found = await Promise.race([check.run(world, abort.signal), late]);
    return found === undefined ? [] : [found].flat();
  } catch (error) {
    return [warn(`This could not be checked (${nameOf(error)}).`, askAgain)];
  } finally {
    done.abort();
    abort.abort();
  }
}

/** Not the message: it may quote an address with a password. */
function nameOf(error: unknown): string {
  return codeOf(error) || (error instanceof Error ? error.name : 'unknown');
}
