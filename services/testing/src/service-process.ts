import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import getPort from 'get-port';
import pWaitFor from 'p-wait-for';

const services = fileURLToPath(new URL('../..', import.meta.url));
const startTimeoutMs = 60_000;

/** Runs a built service in its own process. */
export function spawnService(service: string, settings: Record<string, string>): ChildProcess {
  const { nodeChildProcess } = execaNode(`${services}${service}/dist/main.js`, {
    nodeOptions: ['--import', `${services}testing/src/exit-with-parent.ts`],
    env: settings,
    extendEnv: false,
    stderr: 'ignore',
    buffer: false,
    reject: false,
  });
  return nodeChildProcess;
}

export interface ServiceProcess {
  child: ChildProcess;
  /** Its URL. */
  address: string;
  /** Its log output so far. */
  log(): string;
}

/** Starts a service in its own process and resolves when it is ready. */
export async function startServiceProcess(
  service: string,
  settings: Record<string, string>,
): Promise<ServiceProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  const child = spawnService(service, { PORT: String(port), ...settings });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  const isReady = () =>
    fetch(`${address}/api/health/${service}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await pWaitFor(isReady, {
      interval: 20,
      timeout: {
        milliseconds: startTimeoutMs,
        message: `${service} was not ready within ${startTimeoutMs} ms`,
      },
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { child, address, log: () => log };
}
