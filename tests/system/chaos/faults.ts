import { setTimeout as pause } from 'node:timers/promises';
import { compose, containersOf, inspect } from '@agency/infra/docker/compose';
import { rollService } from '@agency/infra/docker/roll';
import { run } from '@agency/infra/native/process/run';

export interface Fault {
  name: string;
  happen(): Promise<void>;
}

const seconds = 20;

/** Kills the process itself, as in a crash: after `docker kill`, the engine would not restart the container. */
export async function killHard(service: string): Promise<void> {
  for (const container of await containersOf(service)) {
    process.kill(Number(await inspect(container, '{{.State.Pid}}')), 'SIGKILL');
  }
}

const kill = (service: string): Fault => ({
  name: `kill -9 ${service}`,
  happen: () => killHard(service),
});

const stop = (service: string): Fault => ({
  name: `${service} stopped for ${seconds} s`,
  async happen() {
    await compose('stop', service);
    await pause(seconds * 1_000);
    await compose('start', service);
  },
});

const fill = (service: string, folder: string): Fault => ({
  name: `disk of ${service} full for ${seconds} s`,
  async happen() {
    const write = `dd if=/dev/zero of=${folder}/full bs=1M 2>/dev/null; sleep ${seconds}; rm ${folder}/full`;
    await compose('exec', '--no-TTY', service, 'sh', '-c', write);
  },
});

const cut = (service: string): Fault => ({
  name: `${service} cut off from the data for ${seconds} s`,
  async happen() {
    const network = `${process.env.COMPOSE_PROJECT_NAME}_data`;
    const [container = ''] = await containersOf(service);
    await run('docker', ['network', 'disconnect', network, container]);
    await pause(seconds * 1_000);
    await run('docker', ['network', 'connect', network, container]);
  },
});

const replace = (service: string): Fault => ({
  name: `${service} replaced, one by one`,
  happen: () => rollService(service, () => undefined),
});

export const faults: Fault[] = [
  ...['gateway', 'frontend', 'leads', 'scheduling', 'rankings', 'email'].map(kill),
  // Not the mail catcher: it is the witness of what was sent.
  ...['redis', 'postgres', 'backup'].map(kill),
  ...['postgres', 'redis'].map(stop),
  {
    name: 'Redis emptied',
    async happen() {
      await compose('exec', '--no-TTY', 'redis', 'redis-cli', 'flushall');
    },
  },
  fill('leads', '/tmp'),
  fill('gateway', '/run/nginx'),
  cut('leads'),
  ...['leads', 'scheduling'].map(replace),
];
