import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { databaseUrl, redisUrl } from './leads-app.js';

export interface ServiceProcess {
  child: ChildProcess;
  /** Where it listens. */
  address: string;
  /** What it has written to its log so far. */
  log(): string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks again until the answer comes: a process needs a moment to listen, a request to arrive. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The service as a process of its own, ready to answer. */
export async function startProcess(logLevel: string): Promise<ServiceProcess> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(__dirname, '../dist/main.js')], {
    env: {
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      BOT_CHECK_SECRET: 'a secret of more than thirty-two characters',
      LOG_LEVEL: logLevel,
    },
  });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  await until(() =>
    fetch(`${address}/api/health/leads/ready`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  return { child, address, log: () => log };
}
