import { join } from 'node:path';
import getPort from 'get-port';
import { publishSite } from '../native/compile/publish-site.ts';
import { createContext } from '../native/stack/context.ts';
import { ensureEnvFile } from '../native/stack/env-file.ts';
import { envExample, repository } from '../native/stack/paths.ts';
import { plan } from '../native/stack/plan.ts';
import { choosePorts } from '../native/stack/ports.ts';
import { type StackConfig, writeStackConfig } from '../native/stack/stack-config.ts';
import { lastLines } from '../native/supervisor/log-file.ts';
import { Supervisor } from '../native/supervisor/supervisor.ts';
import { waitUntil } from '../native/wait-until.ts';

export interface ThrowAwayProduct {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Tests do in a minute what an office does in a day. */
const raisedLimits = Object.fromEntries([
  ...['CONTACTS', 'APPOINTMENTS', 'CHALLENGES'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
  ...['FORMS', 'BOOKINGS', 'BOT_CHECK', 'LOGIN'].flatMap((name) => [
    [`LIMIT_${name}`, '6000r/m'],
    [`LIMIT_${name}_BURST`, '10000'],
  ]),
]);

/** The whole product, as `make up` runs it, in a folder of its own and on free ports. */
export async function startThrowAwayProduct(
  runDir: string,
  builds: Record<string, string>,
): Promise<ThrowAwayProduct> {
  const port = await getPort({ reserve: true });
  const config: StackConfig = {
    port,
    ports: await choosePorts(),
    settings: ensureEnvFile(join(runDir, '.env'), envExample, raisedLimits),
    builds,
    site: publishSite(repository, runDir, builds.frontend ?? ''),
    durable: false,
  };
  writeStackConfig(runDir, config);
  const supervisor = new Supervisor(() => {});
  await supervisor.apply(await plan(runDir));
  try {
    await waitUntil(() => supervisor.isUp, { timeoutMs: 60_000, what: 'Starting the product' });
  } catch (error) {
    const late = supervisor.processes.filter(({ failures }) => failures > 0);
    const logs = late.map(({ name, logFile }) => `${name}:\n${lastLines(logFile, 15)}`);
    await supervisor.stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${logs.join('\n')}`);
  }
  const { adminUrl, redisUrl } = createContext(runDir, config);
  return {
    env: {
      BASE_URL: `http://localhost:${port}`,
      DATABASE_ADMIN_URL: adminUrl,
      REDIS_URL: redisUrl,
    },
    stop: () => supervisor.stop(),
  };
}
