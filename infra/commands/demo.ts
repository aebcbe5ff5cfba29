import { countReal, dockerProduct, fillDemo, nativeProduct } from '../demo/fill.ts';
import { defaultRunDir } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { confirm, log, runCommand } from './run-command.ts';

/** Asks before it mixes invented leads with real ones. */
await runCommand(async () => {
  const product = chooseMode() === 'docker' ? dockerProduct : nativeProduct(defaultRunDir);
  const real = await countReal(product);
  const leads = real === 1 ? 'There is a real lead' : `There are ${real} real leads`;
  const warning = `${leads} here. The invented ones would be listed among them.`;
  if (real > 0 && !(await confirm(warning, 'make demo'))) throw new Error('Nothing was changed.');
  const leadCount = await withLock(defaultRunDir, log, () => fillDemo(product));
  log(
    `The desk now has ${leadCount} invented leads. To remove them, use "Remove demo data" on the desk.`,
  );
});
