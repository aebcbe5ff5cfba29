import { once } from 'node:events';
import { type CuttableProxy, startCuttableProxy } from '@agency/testing/cuttable-proxy';
import type { ServiceProcess } from '@agency/testing/service-process';
import { serviceRedisUrl } from '@agency/testing/test-stack';
import { startProcess } from './service-process.js';

let redis: CuttableProxy;
const processes: ServiceProcess[] = [];

beforeEach(async () => {
  redis = await startCuttableProxy(serviceRedisUrl);
});
afterEach(async () => {
  for (const { child } of processes.splice(0)) child.kill('SIGKILL');
  await redis.stop();
});

async function start(): Promise<ServiceProcess> {
  const service = await startProcess({ REDIS_URL: redis.url });
  processes.push(service);
  return service;
}

it('should stop when it is told to, though Redis has gone or has never been there', async () => {
  await start();
  redis.cut();
  await start();
  // Far longer than the service's connection timeouts, for a busy machine.
  const signal = AbortSignal.timeout(60_000);
  const exits = processes.map(({ child }) => once(child, 'exit', { signal }));
  for (const { child } of processes) child.kill('SIGTERM');
  expect(await Promise.all(exits)).toEqual([
    [0, null],
    [0, null],
  ]);
}, 120_000);
