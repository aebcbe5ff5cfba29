import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../native/process/run.ts';
import { compose, containersOf } from './compose.ts';

/** The gateway looks up its upstreams' addresses every three seconds. */
const untilTheGatewayKnows = 6_000;

/** Replaces each container of a service, without a moment in which none answers. */
export async function rollService(service: string, log: (message: string) => void): Promise<void> {
  const old = await containersOf(service);
  if (old.length === 0) throw new Error(`${service} is not running.`);
  const up = ['up', '--detach', '--no-deps', '--no-recreate', '--wait'];
  for (const container of old) {
    log('Starting a new one …');
    await compose(...up, '--scale', `${service}=${old.length + 1}`, service);
    await pause(untilTheGatewayKnows);
    log(`Stopping ${container.slice(0, 12)} …`);
    await run('docker', ['stop', container]);
    await run('docker', ['rm', container]);
  }
}
