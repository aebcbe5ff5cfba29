/** `make licenses`: what is delivered with the product, and under which terms. */
import { runCommand, say } from '../commands/run-command.ts';
import { table } from '../commands/table.ts';
import { lockedPackages } from './packages.ts';

await runCommand(async () => {
  const delivered = lockedPackages().filter(({ isDelivered }) => isDelivered);
  const rows = delivered
    .map(({ name, version, license }) => [name, version, license])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  say(table(['package', 'version', 'license'], rows));
});
