import { join } from 'node:path';
import getPort from 'get-port';
import { inboxAt } from '../../settings/addresses.ts';
import { ensureEnvFile } from '../../settings/env-file.ts';
import { missingPasswords } from '../../settings/passwords.ts';
import { envExample, planModule } from '../../settings/paths.ts';
import { gatewayDefaults, gatewayLimits } from '../nginx/nginx.ts';
import { awaitStack, bringUp, takeDown } from '../supervisor/controller.ts';
import { publishSite } from './build.ts';
import { createContext, type StackConfig, writeStackConfig } from './context.ts';
import { loosenRules } from './database.ts';
import { choosePorts } from './ports.ts';

export interface ThrowAway {
  port: number;
  /** Replaces the example's. */
  settings: Record<string, string>;
}

/** Tests log in as the owner. */
export const ownerPasswords = {
  ADMIN_PASSWORD: 'slack water at noon',
  RANKINGS_PASSWORD: 'four fathoms',
};

/** Tests and measurements do in a minute, from one address, what an office does in a day. */
export const raisedLimits: Record<string, string> = Object.fromEntries([
  ...['CONTACTS', 'APPOINTMENTS', 'CHALLENGES'].map((name) => [`RATE_LIMIT_${name}`, '100000000']),
  ...['EMAIL', 'PHONE', 'NETWORK'].map((name) => [`UPCOMING_CALLS_PER_${name}`, '100000000']),
  ...['BOOKINGS', 'FORMS'].map((name) => [`SURGE_${name}_PER_HOUR`, '100000000']),
  // nginx takes no more than 65535 connections.
  ...gatewayLimits().map((key) => [
    key,
    gatewayDefaults()[key]?.includes('r/') ? '100000r/s' : '60000',
  ]),
]);

/** The whole product as `make up` starts it, in a separate folder and with limits that nothing reaches. */
export async function bringUpThrowAway(
  runDir: string,
  { port, settings }: ThrowAway,
): Promise<StackConfig> {
  const config: StackConfig = {
    port,
    ports: await choosePorts(),
    settings: ensureEnvFile(join(runDir, '.env'), envExample, { ...raisedLimits, ...settings }),
    site: publishSite(runDir),
    // Durable: tests kill Postgres and check what was acknowledged; measurements include that cost.
    durable: true,
  };
  writeStackConfig(runDir, config);
  try {
    await bringUp(runDir, planModule);
    await awaitStack(runDir);
    await loosenRules(createContext(runDir, config).adminUrl);
  } catch (error) {
    await takeDown(runDir);
    throw error;
  }
  return config;
}

export interface ThrowAwayProduct {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** The whole product, as `make up` runs it, in a separate folder and on free ports. */
export async function startThrowAwayProduct(runDir: string): Promise<ThrowAwayProduct> {
  const port = await getPort({ reserve: true });
  const passwords = await missingPasswords({}, ownerPasswords);
  // Nothing listens there.
  const google = 'http://127.0.0.1:9';
  const settings = {
    ...passwords.settings,
    SEARCH_CONSOLE_API_URL: google,
    SEARCH_CONSOLE_TOKEN_URL: `${google}/token`,
    // Nothing listens there: no test notification leaves this machine.
    PUSH_STAND_IN: 'https://localhost:9',
  };
  const config = await bringUpThrowAway(runDir, { port, settings });
  const { adminUrl, redisUrl } = createContext(runDir, config);
  return {
    env: {
      BASE_URL: `http://localhost:${port}`,
      DATABASE_ADMIN_URL: adminUrl,
      REDIS_URL: redisUrl,
      MAIL_INBOX_URL: inboxAt(config.ports['mail-inbox']),
      // Contains the supervisor's state, for tests that kill processes.
      RUN_DIR: runDir,
      ...ownerPasswords,
    },
    async stop() {
      await takeDown(runDir);
    },
  };
}
