import { withLock } from '@agency/infra/commands/lock';
import { log, runCommand } from '@agency/infra/commands/run-command';
import { ensurePrograms } from '@agency/infra/native/requirements/requirements';
import { watched } from './machine/cpu-use.ts';
import { isQuiet, maxForeignPercent, TooBusy } from './machine/quiet.ts';
import { discardTraces } from './product/rest.ts';
import { benchFolder, type Product, startProduct } from './product/throw-away-product.ts';
import { describeRun, updateResults } from './report/results.ts';
import { renderSection } from './report/section.ts';
import { isSmokeTest } from './settings.ts';
import { chooseTopics, type Topic } from './topics/catalogue.ts';

/**
 * `make bench`, or `make bench ONLY=gateway,visitors`: measures a throw-away product and prints one table per topic.
 */
await runCommand(async () => {
  const topics = chooseTopics(process.env.ONLY);
  const needed = new Set(topics.flatMap(({ needs }) => needs));
  const programs = await ensurePrograms(['redis', 'nginx', ...needed], log);
  await withLock(benchFolder, log, () => measureAll(topics, programs));
});

async function measureAll(topics: Topic[], programs: Record<string, string>): Promise<void> {
  const product = await startProduct(programs, log);
  const stopEarly = () => void product.stop().finally(() => process.exit(130));
  process.once('SIGINT', stopEarly);
  process.once('SIGTERM', stopEarly);
  try {
    for (const topic of topics) {
      for (const load of topic.tables) {
        log(`\nMeasuring ${topic.name} …`);
        // A table that cannot be measured does not stop the others.
        await runCommand(() => measureOne(load, product));
      }
    }
  } finally {
    await product.stop();
  }
  log('\nThe tables that could be measured are in bench/results.md.');
}

async function measureOne(load: Topic['tables'][number], product: Product): Promise<void> {
  // Imported late: the topics import the contracts, which starting the product has built.
  const { measure } = await load();
  const { result: section, use } = await watched(() => measure(product)).finally(() =>
    discardTraces(product),
  );
  const foreignPercent = section.foreignPercent ?? use.foreignPercent;
  const text = `${renderSection(section)}\n\n${describeRun(foreignPercent)}`;
  log(`\n${text}`);
  if (isSmokeTest) {
    log('\nA smoke test: not written to bench/results.md.');
  } else if (isQuiet({ foreignPercent })) {
    updateResults(section.title, text);
  } else {
    throw new TooBusy(`More than ${maxForeignPercent} %: not written to bench/results.md.`);
  }
}
