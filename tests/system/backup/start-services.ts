import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startServiceProcess } from '@agency/testing/service-process';
import { asUser } from '@agency/testing/stack/database';

/** The services that a visitor writes to. */
const written = ['leads', 'scheduling'] as const;

interface RunningServices {
  /** Where each service answers. */
  addresses: Record<(typeof written)[number], string>;
  stop(): Promise<void>;
}

/** The built services on this database. */
export async function startServices(
  adminUrl: string,
  redisUrl: string,
  settings: Record<string, string>,
): Promise<RunningServices> {
  const processes: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map(endProcess));
  };
  const addresses = { leads: '', scheduling: '' };
  const start = async (name: (typeof written)[number]) => {
    const { child, address } = await startServiceProcess(name, {
      DATABASE_URL: asUser(adminUrl, name),
      REDIS_URL: redisUrl,
      ...settings,
    });
    processes.push(child);
    addresses[name] = address;
  };
  try {
    await Promise.all(written.map(start));
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
