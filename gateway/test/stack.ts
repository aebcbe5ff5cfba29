import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningNginx, startNginx } from '@agency/native/nginx';
import getPort from 'get-port';
import { writeSite } from './fixture-site.ts';
import { type StandInService, startStandInService } from './stand-in-service.ts';

export interface Stack {
  port: number;
  frontendPort: number;
  services: Record<ServiceName, StandInService>;
  frontend: RunningNginx;
  folder: string;
  /** Where the frontend's files are. */
  plainTree: string;
  brotliTree: string;
  gatewayLog: string;
  stop(): Promise<void>;
}

const serviceNames = ['leads', 'scheduling', 'rankings', 'email'] as const;
type ServiceName = (typeof serviceNames)[number];

/** Both nginx as the product runs them, on a small site and with stand-ins for the four services. */
export async function startStack(variables: Record<string, string> = {}): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  const plainTree = join(folder, 'site');
  const brotliTree = join(folder, 'site-br');
  const gatewayLog = join(folder, 'gateway.log');
  await writeSite(plainTree, brotliTree);
  const [leads, scheduling, rankings, email] = await Promise.all([
    startStandInService('leads'),
    startStandInService('scheduling'),
    startStandInService('rankings'),
    startStandInService('email'),
  ]);
  const services = { leads, scheduling, rankings, email };
  const frontendPort = await getPort();
  const port = await getPort();
  const frontend = await startNginx({
    name: 'frontend',
    runDir: join(folder, 'frontend'),
    logFile: join(folder, 'frontend.log'),
    variables: {
      FRONTEND_PORT: `${frontendPort}`,
      SITE_ROOT: plainTree,
      SITE_ROOT_BR: brotliTree,
    },
  });
  const gateway = await startNginx({
    name: 'gateway',
    runDir: join(folder, 'gateway'),
    logFile: gatewayLog,
    variables: {
      GATEWAY_ADDRESS: '127.0.0.1',
      GATEWAY_PORT: `${port}`,
      LEADS_UPSTREAM: leads.address,
      SCHEDULING_UPSTREAM: scheduling.address,
      RANKINGS_UPSTREAM: rankings.address,
      EMAIL_UPSTREAM: email.address,
      FRONTEND_UPSTREAM: `127.0.0.1:${frontendPort}`,
      ...variables,
    },
  });
  return {
    port,
    frontendPort,
    services,
    frontend,
    folder,
    plainTree,
    brotliTree,
    gatewayLog,
    async stop() {
      await gateway.stop();
      await frontend.stop();
      await Promise.all(serviceNames.map((name) => services[name].stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
