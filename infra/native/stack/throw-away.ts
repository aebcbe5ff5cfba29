import { join } from 'node:path';
import { ensureEnvFile } from '../../settings/env-file.ts';
import { envExample, planModule } from '../../settings/paths.ts';
import { publishSite } from '../compile/publish-site.ts';
import { gatewayDefaults, gatewayLimits } from '../nginx/nginx.ts';
import { awaitStack, bringUp, takeDown } from '../supervisor/controller.ts';
import { createContext } from './context.ts';
import { loosenRules } from './database.ts';
import { choosePorts } from './ports.ts';
import { type StackConfig, writeStackConfig } from './stack-config.ts';

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
