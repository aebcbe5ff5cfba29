/** `make footprint`: how long the product takes to build and start in containers, and how much room it wants. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '@agency/infra/commands/run-command';
import { table } from '@agency/infra/commands/table';
import { compose } from '@agency/infra/docker/compose';
import { refuseWithoutCompose } from '@agency/infra/docker/engine';
import { prepareProject } from '@agency/infra/docker/throw-away-product';
import { imageSizes } from './image-sizes.ts';
import { memoryInUse } from './memory.ts';

/** What a start has stirred up is settled by then. */
const untilIdle = 60_000;

await runCommand(async () => {
  refuseWithoutCompose();
  const folder = mkdtempSync(join(tmpdir(), 'agency-footprint-'));
  const project = await prepareProject('agency-footprint', folder);
  try {
    // The packages themselves stay in npm's cache, as the base images stay in the engine's.
    const build = await seconds(() => compose('build', '--no-cache', '--quiet'));
    const start = ['up', '--detach', '--wait'];
    const firstStart = await seconds(() => compose(...start));
    await pause(untilIdle);
    const memory = await memoryInUse();
    const stop = await seconds(() => compose('down'));
    const secondStart = await seconds(() => compose(...start));
    const text = [
      `Build without any cached layer: ${build} s`,
      `First start, database and migrations included: ${firstStart} s`,
      `Stop: ${stop} s`,
      `Start on existing data: ${secondStart} s`,
      '',
      table(['image', 'MB', 'of which the base', 'base'], await imageSizes()),
      '',
      table(['container at rest', 'MB'], [...memory, ['all', sum(memory)]]),
    ].join('\n');
    console.log(text);
    writeFileSync(join(import.meta.dirname, 'results.txt'), `${text}\n`);
  } finally {
    await project.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 1_000);
}

function sum(rows: readonly [string, number][]): number {
  return rows.reduce((total, [, megabytes]) => total + megabytes, 0);
}
