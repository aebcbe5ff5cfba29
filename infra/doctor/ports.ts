import { createConnection } from 'node:net';
import { type Check, type Finding, fail, ok, type World } from './check.ts';
import { askGateway } from './gateway.ts';
import { hasOwnTls, isProduction } from './installation.ts';

/** What the gateway answers at /healthz, with and without TLS. */
const healthy = /^(ok|\{"status":"ok"\})\s*$/;

export const ports: Check = {
  group: 'Machine',
  name: 'Ports',
  async run(world, signal) {
    const { httpPort, httpsPort } = world.gateway;
    const wanted = hasOwnTls(world) ? [httpPort, httpsPort] : [httpPort];
    const isRunning = (await world.parts()) !== undefined;
    const problems = await Promise.all(
      wanted.map((port) =>
        isRunning ? heldBySomebodyElse(world, port, signal) : takenPort(world, port, signal),
      ),
    );
    const found = problems.filter((problem) => problem !== undefined);
    if (found.length > 0) return found;
    const names = `${wanted.length > 1 ? 'ports' : 'port'} ${wanted.join(' and ')}`;
    return ok(isRunning ? `The gateway answers on ${names}.` : `Nothing else uses ${names}.`);
  },
};

async function takenPort(
  world: World,
  port: number,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  if (!(await accepts(world.gateway.host, port, signal))) return undefined;
  return fail(`Port ${port} is in use by another program.`, freePort(world, port));
}

async function heldBySomebodyElse(
  world: World,
  port: number,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const isTls = hasOwnTls(world) && port === world.gateway.httpsPort;
  if (isTls) {
    if (await accepts(world.gateway.host, port, signal)) return undefined;
  } else {
    const answer = await askGateway(world, { path: '/healthz', isTls: false }, signal).catch(
      () => undefined,
    );
    if (answer?.status === 200 && healthy.test(answer.body)) return undefined;
    if (answer) return fail(`Another program answers on port ${port}.`, freePort(world, port));
  }
  return fail(
    `Nothing answers on port ${port}, although the product is running.`,
    'Run make status and make logs SERVICE=gateway FOLLOW=0.',
  );
}

function freePort(world: World, port: number): string {
  const look = `Find it with ss -ltnp 'sport = :${port}' and stop it`;
  return isProduction(world) ? `${look}.` : `${look}, or choose another: make up PORT=${port + 1}`;
}

function accepts(host: string, port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, signal });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
}
