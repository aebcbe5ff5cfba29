import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../native/process/run.ts';
import { compose, composeInTerminal, containersOf, lines } from './compose.ts';

/**
 * What can be replaced while it serves, in this order: `email` must know every email that the other services request, and
 * pages and routes may need the services' new calls.
 */
export const rollable = [
  'email',
  'leads',
  'scheduling',
  'rankings',
  'frontend',
  'gateway',
  'backup',
] as const;
export type Rollable = (typeof rollable)[number];

/** Builds all images, and migrates the database before the first service: the running version still works with it. */
export async function roll(services: readonly Rollable[], log: Log): Promise<void> {
  await composeInTerminal('build', ...services.flatMap(imagesOf), 'migrate');
  // Both run once: whatever depends on them creates them anew, from the new images, and waits for them.
  await composeInTerminal('rm', '--force', 'migrate', 'gateway-configuration');
  for (const service of services) {
    log(`Replacing ${service} …`);
    if (service === 'gateway') await rollGateway(log);
    // It serves no one: there need not be two.
    else if (service === 'backup') await composeInTerminal(...up, '--no-deps', 'backup');
    else await rollService(service, log);
  }
}

const imagesOf = (service: Rollable) =>
  service === 'gateway' || service === 'frontend' ? [service, 'gateway-configuration'] : [service];

/** It holds the port, so there cannot be two: the running one reloads the new configuration. */
async function rollGateway(log: Log): Promise<void> {
  const [before] = await containersOf('gateway');
  if (!before) throw new Error('gateway is not running.');
  await compose('run', '--rm', '--no-TTY', 'gateway-configuration');
  // Leaves the gateway alone while nginx itself and its settings are the same.
  await composeInTerminal(...up, 'gateway');
  const [now] = await containersOf('gateway');
  if (now === before) await compose('exec', '--no-TTY', 'gateway', 'reload');
  else log('nginx or its settings had changed, so the gateway has been restarted.');
}

const up = ['up', '--detach', '--wait'];

type Log = (message: string) => void;

/** The gateway looks up its upstreams' addresses every three seconds. */
const untilTheGatewayKnows = 6_000;

/**
 * Replaces each container of a service, without a moment in which none answers. Removes a new one that does not become
 * ready, which the gateway would find otherwise.
 */
export async function rollService(
  service: string,
  log: Log,
  waitMs = untilTheGatewayKnows,
): Promise<void> {
  const old = await containersOf(service);
  if (old.length === 0) throw new Error(`${service} is not running.`);
  // Compose would start one that was left over, instead of creating a new one.
  await remove((await allOf(service)).filter((id) => !old.includes(id)));
  for (const container of old) {
    log('Starting a new one …');
    const before = await allOf(service);
    try {
      // (!) Not with --no-deps: Compose would then think that the container is another one, and the next `up` replace it.
      const scale = `${service}=${old.length + 1}`;
      await compose(...up, '--no-recreate', '--scale', scale, service);
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
