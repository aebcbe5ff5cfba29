import { join } from 'node:path';
import getPort from 'get-port';
import { inboxAt } from '../native/commands/addresses.ts';
import { awaitStack } from '../native/commands/await-stack.ts';
import { publishSite } from '../native/compile/publish-site.ts';
import { createContext } from '../native/stack/context.ts';
import { ensureEnvFile } from '../native/stack/env-file.ts';
import { missingPasswords } from '../native/stack/passwords.ts';
import { envExample, planModule, repository } from '../native/stack/paths.ts';
import { choosePorts } from '../native/stack/ports.ts';
import { type StackConfig, writeStackConfig } from '../native/stack/stack-config.ts';
import { bringUp, takeDown } from '../native/supervisor/controller.ts';

export interface ThrowAwayProduct {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Tests do in a minute what an office does in a day. */
export const raisedLimits = Object.fromEntries([
  ...['CONTACTS', 'APPOINTMENTS', 'CHALLENGES'].map((name) => [`RATE_LIMIT_${name}`, '1000000']),
  ...['FORMS', 'BOOKINGS', 'BOT_CHECK', 'LOGIN'].flatMap((name) => [
    [`LIMIT_${name}`, '6000r/m'],
    [`LIMIT_${name}_BURST`, '10000'],
  ]),
]);

/** Tests sign in as the owner. */
export const ownerPasswords = { ADMIN_PASSWORD: 'slack water', RANKINGS_PASSWORD: 'four fathoms' };

/** The whole product, as `make up` runs it, in a folder of its own and on free ports. */
export async function startThrowAwayProduct(
  runDir: string,
  builds: Record<string, string>,
): Promise<ThrowAwayProduct> {
  const port = await getPort({ reserve: true });
  const passwords = await missingPasswords({}, ownerPasswords);
  const config: StackConfig = {
    port,
    ports: await choosePorts(),
    settings: ensureEnvFile(join(runDir, '.env'), envExample, {
      ...raisedLimits,
      ...passwords.settings,
    }),
    builds,
    site: publishSite(repository, runDir, builds.frontend ?? ''),
    // Tests kill Postgres and look for what was promised before: a commit must be one.
    durable: true,
  };
  writeStackConfig(runDir, config);
  try {
    await bringUp(runDir, planModule);
    await awaitStack(runDir);
  } catch (error) {
    await takeDown(runDir);
    throw error;
  }
  const { adminUrl, redisUrl } = createContext(runDir, config);
  return {
    env: {
      BASE_URL: `http://localhost:${port}`,
      DATABASE_ADMIN_URL: adminUrl,
      REDIS_URL: redisUrl,
      MAIL_INBOX_URL: inboxAt(config.ports['mail-inbox']),
      // The supervisor's state in there says which process is which, for tests that kill some.
      RUN_DIR: runDir,
      ...ownerPasswords,
    },
    async stop() {
      await takeDown(runDir);
    },
  };
}
