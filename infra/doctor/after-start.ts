import type { Check, World } from './check.ts';
import { openWorld } from './open-world.ts';
import { emails, running } from './product.ts';
import { failuresInShort } from './report.ts';
import { disk, memory } from './resources.ts';
import { runChecks } from './run-checks.ts';
import { secrets } from './secrets.ts';
import { names, values } from './values.ts';

/** What can be asked in a second or two, without the network and without what only `make doctor` builds. */
const quickChecks: Check[] = [memory, disk, names, secrets, running, emails];

/**
 * What `make up` says about failures at its end: nothing, or three lines at most. Services that have started have
 * accepted their settings.
 */
export async function failuresAfterStart(
  mode: World['mode'],
  { hasStarted }: { hasStarted: boolean },
): Promise<string[]> {
  const checks = hasStarted ? quickChecks : [values, ...quickChecks];
  const world = await openWorld(mode, { asksServices: !hasStarted });
  return failuresInShort(await runChecks(checks, world));
}
