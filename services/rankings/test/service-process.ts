import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { databaseUrl, redisUrl, until } from './rankings-app.js';

export interface ServiceProcess {
  child: ChildProcess;
  /** Where it listens. */
  address: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The service as a process of its own, ready to answer. */
export async function startProcess(settings: Record<string, string>): Promise<ServiceProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(__dirname, '../dist/main.js')], {
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: 'ignore',
  });
  await until(() =>
    fetch(`${address}/api/health/rankings/ready`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  return { child, address };
}
