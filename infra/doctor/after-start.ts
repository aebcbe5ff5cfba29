import type { Check, World } from './check.ts';
import { resourceChecks } from './machine/resources.ts';
import { openWorld } from './open-world.ts';
import { productChecks } from './product/product-checks.ts';
import { failuresInShort } from './report.ts';
import { runChecks } from './run-checks.ts';
import { settingValueChecks } from './settings/setting-values.ts';
import { settingsFileChecks } from './settings/settings-file.ts';

/** What can be asked in a second or two, and without the network. */
const checks: Check[] = [
  ...resourceChecks,
  ...settingsFileChecks,
  ...settingValueChecks,
  ...productChecks,
];

/** What `make up` says about failures at its end: nothing, or three lines at most. */
export async function failuresAfterStart(mode: World['mode']): Promise<string[]> {
  return failuresInShort(await runChecks(checks, await openWorld(mode)));
}
