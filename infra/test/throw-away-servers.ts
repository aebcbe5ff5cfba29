import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import { z } from 'zod';

const keeper = fileURLToPath(new URL('keep-servers.ts', import.meta.url));
/** What the keeper prints once the servers answer. */
const envSchema = z.record(z.string(), z.string());

export interface ThrowAwayServers {
  /** The environment that tells the suites where they are. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * One Postgres and one Redis, each suite makes its own database on them. A process of their own keeps them, so that
 * they are gone soon after this process is, even if it was killed.
 */
export async function startThrowAwayServers(): Promise<ThrowAwayServers> {
  const child = execaNode(keeper, {
    // Ctrl-C in the terminal is not for the keeper.
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
