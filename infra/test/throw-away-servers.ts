import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { z } from 'zod';

const keeper = fileURLToPath(new URL('keep-servers.ts', import.meta.url));
/** The keeper prints this once the servers answer. */
const envSchema = z.record(z.string(), z.string());

export interface ThrowAwayServers {
  /** The environment with the servers' addresses for the suites. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * One Postgres and one Redis, on which each suite creates its own database. A separate process keeps them, so that they
 * end soon after this process, even if it was killed.
 */
export async function startThrowAwayServers(): Promise<ThrowAwayServers> {
  const child = execaNode(keeper, {
    // Ctrl-C in the terminal must not reach the keeper.
    detached: true,
    cleanup: false,
    ipc: false,
    stderr: 'inherit',
    buffer: false,
    reject: false,
  });
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, 'line'), child.then(() => [])]);
  if (line === undefined) throw new Error('Postgres and Redis did not start; see above.');
  return {
    env: envSchema.parse(JSON.parse(line)),
    async stop() {
      child.stdin.end();
      await child;
    },
  };
}
