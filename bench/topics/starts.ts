import { startServer } from '@agency/infra/native/process/start-server';
import { serviceSpec } from '@agency/infra/native/stack/service-specs';
import { serviceNames } from '@agency/infra/settings/service-names';
import { median } from '../load/median.ts';
import { freePort } from '../product/free-port.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { atMost } from '../report/target.ts';
import { rounds } from '../settings.ts';

/** From starting the process to a ready answer over HTTP; each service alone, its database and Redis running. */
export async function measure({ context }: Product): Promise<Section> {
  const rows: Section['rows'] = [];
  for (const name of serviceNames) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await startOnce(context, name));
    }
    const middle = Math.round(median(times));
    rows.push([name, middle, Math.round(Math.max(...times)), atMost(middle, 400, ' ms')]);
  }
  return {
    title: 'Start of a service',
    head: ['', 'ready after ms', 'slowest ms', 'target'],
    rows,
    notes: [`Median of ${rounds}; a second replica beside the running product.`],
  };
}

async function startOnce(
  context: Product['context'],
  name: (typeof serviceNames)[number],
): Promise<number> {
  const port = await freePort();
  const { config } = context;
  const spec = serviceSpec(
    { ...context, config: { ...config, ports: { ...config.ports, [name]: port } } },
    name,
  );
  const command = await spec.command();
  const began = performance.now();
  const server = await startServer(command, {
    name,
    url: `http://127.0.0.1:${port}`,
    logFile: context.logFile(`replica-${name}`),
    stopSignal: spec.stopSignal,
    isReady: () => spec.isReady(),
  });
  const took = performance.now() - began;
  await server.stop();
  return took;
}
