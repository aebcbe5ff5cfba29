import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '@agency/infra/native/stack/build';
import {
  createContext,
  type StackConfig,
  type StackContext,
} from '@agency/infra/native/stack/context';
import { bringUpThrowAway } from '@agency/infra/native/stack/throw-away';
import { takeDown } from '@agency/infra/native/supervisor/controller';
import { missingPasswords } from '@agency/infra/settings/passwords';
import { defaultRunDir } from '@agency/infra/settings/paths';
import getPort, { portNumbers } from 'get-port';
import pg from 'pg';
import { MailQueue } from './mail-queue.ts';

export interface Product {
  runDir: string;
  /** Address of the gateway. */
  url: string;
  context: StackContext;
  /** As the superuser, to prepare and inspect. */
  database: pg.Pool;
  mails: MailQueue;
  /** The path of each requested program. */
  programs: Record<string, string>;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

/** Separate from this checkout's product, which a benchmark never touches. */
export const benchFolder = join(defaultRunDir, 'bench');
const runDir = join(benchFolder, 'product');
/** The owner's password for the desk and the rankings. */
export const ownerPassword = 'slack water at noon';

/** The product as `make up` starts it, durable, on free ports, with empty tables and limits that no load reaches. */
export async function startProduct(
  programs: Record<string, string>,
  log: (message: string) => void,
): Promise<Product> {
  // Left over from a killed run.
  await removeEverything();
  await build(log);
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  const given = { ADMIN_PASSWORD: ownerPassword, RANKINGS_PASSWORD: ownerPassword };
  const passwords = await missingPasswords({}, given);
  log('Starting a throw-away product …');
  const config = await bringUpThrowAway(runDir, {
    port: await freePort(),
    settings: {
      ...passwords.settings,
      // The load itself sets the network that each visitor comes from.
      TRUSTED_PROXY: '127.0.0.1',
      // The list shows one week: to make up a year of 10,000 keywords takes minutes.
      RANKINGS_HISTORY_DAYS: '14',
    },
  });
  return describe(config, programs);
}

function describe(config: StackConfig, programs: Record<string, string>): Product {
  const context = createContext(runDir, config);
  const database = new pg.Pool({ connectionString: context.adminUrl, max: 2 });
  // Its server is stopped while connections may still be open.
  database.on('error', () => {});
  const mails = new MailQueue(context.redisUrl);
  let stopping: Promise<void> | undefined;
  return {
    runDir,
    url: `http://127.0.0.1:${config.port}`,
    context,
    database,
    mails,
    programs,
    stop() {
      stopping ??= Promise.all([database.end(), mails.close()]).then(removeEverything);
      return stopping;
    },
  };
}

async function removeEverything(): Promise<void> {
  await takeDown(runDir);
  rmSync(runDir, { recursive: true, force: true });
}

/** Below the range of ports for outgoing connections, of which load uses many. */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(19_000, 19_999) });
}
