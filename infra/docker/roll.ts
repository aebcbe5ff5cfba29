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
  // Compose would start one that was left over, instead of creating a new one.
  await remove((await allOf(service)).filter((id) => !old.includes(id)));
  const up = ['up', '--detach', '--no-deps', '--no-recreate', '--wait'];
  for (const container of old) {
    log('Starting a new one …');
    const before = await allOf(service);
    try {
      await compose(...up, '--scale', `${service}=${old.length + 1}`, service);
    } catch (error) {
      await remove((await allOf(service)).filter((id) => !before.includes(id)));
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

async function remove(containers: readonly string[]): Promise<void> {
  if (containers.length > 0) await run('docker', ['rm', '--force', ...containers]);
}
