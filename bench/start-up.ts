/** `node bench/start-up.ts`: milliseconds from the start of a service's process until it is ready, beside a running product. */
import { withLock } from '@agency/infra/commands/lock';
import { log, runCommand } from '@agency/infra/commands/run-command';
import { startServer } from '@agency/infra/native/process/server';
import { ensurePrograms } from '@agency/infra/native/requirements/requirements';
import { serviceSpec } from '@agency/infra/native/stack/service-specs';
import { type ServiceName, serviceNames } from '@agency/infra/settings/service-names';
import { median } from './load/median.ts';
import { benchFolder, freePort, type Product, startProduct } from './product/throw-away-product.ts';
import { atMost } from './report/section.ts';
import { rounds } from './settings.ts';

const targetMs = 1_500;

await runCommand(async () => {
  const programs = await ensurePrograms(['redis', 'nginx'], log);
  await withLock(benchFolder, log, async () => {
    const product = await startProduct(programs, log);
    try {
      for (const name of serviceNames) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) times.push(await startOnce(product, name));
        const middle = Math.round(median(times));
        log(`${name}: ${middle} ms, ${atMost(middle, targetMs, ' ms')}`);
      }
    } finally {
      await product.stop();
    }
  });
});

/** Starts one more process of a service on a port of its own. */
async function startOnce({ context }: Product, name: ServiceName): Promise<number> {
  const port = await freePort();
  const config = { ...context.config, ports: { ...context.config.ports, [name]: port } };
  const spec = serviceSpec({ ...context, config }, name);
  const command = await spec.command();
  const began = performance.now();
  const server = await startServer(command, {
    name,
    url: `http://127.0.0.1:${port}`,
    logFile: context.logFile(`${name}-start`),
    stopSignal: spec.stopSignal,
    isReady: () => spec.isReady(),
  });
  const milliseconds = performance.now() - began;
  await server.stop();
  return milliseconds;
}
