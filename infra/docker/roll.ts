import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../native/process/run.ts';
import { compose, containersOf, lines } from './compose.ts';

/** The gateway looks up its upstreams' addresses every three seconds. */
const untilTheGatewayKnows = 6_000;

/**
 * Replaces each container of a service, without a moment in which none answers. Removes a new one that does not become
 * ready, which the gateway would find otherwise.
 */
export async function rollService(
  service: string,
  log: (message: string) => void,
  waitMs = untilTheGatewayKnows,
): Promise<void> {
  const old = await containersOf(service);
  if (old.length === 0) throw new Error(`${service} is not running.`);
  const up = ['up', '--detach', '--no-deps', '--no-recreate', '--wait'];
  for (const container of old) {
    log('Starting a new one …');
    const before = await allOf(service);
    try {
      await compose(...up, '--scale', `${service}=${old.length + 1}`, service);
    } catch (error) {
      const failed = (await allOf(service)).filter((id) => !before.includes(id));
      if (failed.length > 0) await run('docker', ['rm', '--force', ...failed]);
      throw error;
    }
    await pause(waitMs);
    log(`Stopping ${container.slice(0, 12)} …`);
    await run('docker', ['stop', container]);
    await run('docker', ['rm', container]);
  }
}

/** Stopped ones, too. */
async function allOf(service: string): Promise<string[]> {
  return lines(await compose('ps', '--all', '--quiet', service));
}
