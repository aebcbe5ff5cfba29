import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { startNginx } from '@agency/infra/native/nginx/nginx';
import type { RunningServer } from '@agency/infra/native/process/server';
import getPort from 'get-port';
import { writeSite } from './fixture-site.ts';
import { type StandInService, startStandInService } from './stand-in-service.ts';

export interface Stack {
  port: number;
  services: Record<ServiceName, StandInService>;
  gateway: RunningServer;
  frontend: RunningServer;
  folder: string;
  /** Where the frontend's files are. */
  plainTree: string;
  brotliTree: string;
  gatewayLog: string;
  stop(): Promise<void>;
}

type ServiceName = 'leads' | 'scheduling' | 'rankings' | 'email';

/** Both nginx as the product runs them, on a small site and with stand-ins for the four services. */
export async function startStack(variables: Record<string, string> = {}): Promise<Stack> {
  const started: { stop(): Promise<void> }[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  async function stop(): Promise<void> {
    for (const part of started.toReversed()) await part.stop();
    await rm(folder, { recursive: true, force: true });
  }
  async function keep<Part extends { stop(): Promise<void> }>(start: Promise<Part>): Promise<Part> {
    const part = await start;
    started.push(part);
    return part;
  }
  try {
    const plainTree = join(folder, 'site');
    const brotliTree = join(folder, 'site-br');
    const gatewayLog = join(folder, 'gateway.log');
    await writeSite(plainTree, brotliTree);
    const services = {
      leads: await keep(startStandInService('leads')),
      scheduling: await keep(startStandInService('scheduling')),
      rankings: await keep(startStandInService('rankings')),
      email: await keep(startStandInService('email')),
    };
    const frontendPort = await getPort();
    const frontend = await keep(
      startNginx({
        name: 'frontend',
        runDir: join(folder, 'frontend'),
        logFile: join(folder, 'frontend.log'),
        variables: {
          FRONTEND_PORT: `${frontendPort}`,
          SITE_ROOT: plainTree,
          SITE_ROOT_BR: brotliTree,
        },
      }),
    );
    const port = await getPort();
    const gateway = await keep(
      startNginx({
        name: 'gateway',
        runDir: join(folder, 'gateway'),
        logFile: gatewayLog,
        variables: {
          GATEWAY_ADDRESS: '127.0.0.1',
          GATEWAY_PORT: `${port}`,
          LEADS_UPSTREAM: services.leads.address,
          SCHEDULING_UPSTREAM: services.scheduling.address,
          RANKINGS_UPSTREAM: services.rankings.address,
          EMAIL_UPSTREAM: services.email.address,
          FRONTEND_UPSTREAM: `127.0.0.1:${frontendPort}`,
          ...variables,
        },
      }),
    );
    return { port, services, gateway, frontend, plainTree, brotliTree, folder, gatewayLog, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A stack for the tests of a `describe`. */
export function gatewaySuite(variables: Record<string, string> = {}): Stack {
  const stack = {} as Stack;
  before(async () => {
    Object.assign(stack, await startStack(variables));
  });
  after(() => stack.stop());
  return stack;
}
