import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@agency/infra/native/process/start-server';
import { answersOk } from '@agency/infra/native/stack/http-probe';
import { mailCatcherArgs } from '@agency/infra/native/stack/mail-specs';
import { type ServiceName, serviceNames } from '@agency/infra/settings/service-names';
import { startServiceProcess } from '@agency/testing/service-process';
import { asUser } from '@agency/testing/stack/database';
import getPort from 'get-port';

export interface RunningServices {
  /** Where each service answers. */
  addresses: Record<ServiceName, string>;
  stop(): Promise<void>;
}

/** The built services on this database, with a mail catcher for a mail server. */
export async function startServices(
  adminUrl: string,
  redisUrl: string,
  { folder, settings }: { folder: string; settings: Record<string, string> },
): Promise<RunningServices> {
  mkdirSync(folder, { recursive: true });
  const [smtp, web] = [await getPort({ reserve: true }), await getPort({ reserve: true })];
  const url = `http://127.0.0.1:${web}/api/healthz`;
  const catcher = await startServer(
    { command: process.execPath, args: mailCatcherArgs(smtp, web, join(folder, 'mails')) },
    {
      name: 'mail-catcher',
      url,
      logFile: join(folder, 'mail-catcher.log'),
      stopSignal: 'SIGTERM',
      isReady: () => answersOk(url),
      timeoutMs: 60_000,
    },
  );
  const processes: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all([catcher.stop(), ...processes.map(endProcess)]);
  };
  const addresses = { leads: '', scheduling: '', rankings: '', email: '' };
  const start = async (name: ServiceName) => {
    const { child, address } = await startServiceProcess(name, {
      DATABASE_URL: asUser(adminUrl, name),
      REDIS_URL: redisUrl,
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      ...settings,
    });
    processes.push(child);
    addresses[name] = address;
  };
  try {
    await Promise.all(serviceNames.map(start));
    return { addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
