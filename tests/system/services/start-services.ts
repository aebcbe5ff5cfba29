import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startServer } from '@agency/infra/native/process/start-server';
import { bareEnvironment } from '@agency/infra/native/stack/context';
import { answersOk } from '@agency/infra/native/stack/http-probe';
import { mailCatcherArgs } from '@agency/infra/native/stack/mail-specs';
import { repository } from '@agency/infra/settings/paths';
import { type ServiceName, serviceNames } from '@agency/infra/settings/service-names';
import getPort from 'get-port';

export interface RunningServices {
  /** Where each service answers. */
  addresses: Record<ServiceName, string>;
  stop(): Promise<void>;
}

/** Every suite gives the services' roles this password: roles belong to the whole server. */
export const rolePassword = 'test-password';

const program = (name: string) => join(repository, 'services', name, 'dist/main.js');

function databaseOf(adminUrl: string, role: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = rolePassword;
  return url.href;
}

/** The built services on this database, with a mail catcher for a mail server. */
export async function startServices(
  adminUrl: string,
  redisUrl: string,
  { folder, settings }: { folder: string; settings: Record<string, string> },
): Promise<RunningServices> {
  mkdirSync(folder, { recursive: true });
  const started: RunningServer[] = [];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  const [smtp, web] = [await getPort({ reserve: true }), await getPort({ reserve: true })];
  const start = async (name: string, args: string[], url: string, env: Record<string, string>) => {
    const command = { command: process.execPath, args, env: { ...bareEnvironment(), ...env } };
    const server = await startServer(command, {
      name,
      url,
      logFile: join(folder, `${name}.log`),
      stopSignal: 'SIGTERM',
      isReady: () => answersOk(url),
      timeoutMs: 60_000,
    });
    started.push(server);
  };
  const addresses: Record<ServiceName, string> = {
    leads: '',
    scheduling: '',
    rankings: '',
    email: '',
  };
  const startService = async (name: ServiceName) => {
    const port = await getPort({ reserve: true });
    const address = `http://127.0.0.1:${port}`;
    await start(name, [program(name)], `${address}/api/health/${name}/ready`, {
      PORT: `${port}`,
      DATABASE_URL: databaseOf(adminUrl, name),
      REDIS_URL: redisUrl,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      ...settings,
    });
    addresses[name] = address;
  };
  try {
    await start(
      'mail-catcher',
      mailCatcherArgs(smtp, web, join(folder, 'mails')),
      `http://127.0.0.1:${web}/api/healthz`,
      {},
    );
    await Promise.all(serviceNames.map(startService));
    return { addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
