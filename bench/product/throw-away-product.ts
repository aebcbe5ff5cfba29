import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { awaitStack } from '@agency/native/commands/await-stack';
import { build } from '@agency/native/compile/build';
import { publishSite } from '@agency/native/compile/publish-site';
import { removePostgresData } from '@agency/native/postgres-placement';
import { createContext, type StackContext } from '@agency/native/stack/context';
import { ensureEnvFile } from '@agency/native/stack/env-file';
import { missingPasswords } from '@agency/native/stack/passwords';
import { defaultRunDir, envExample, planModule, repository } from '@agency/native/stack/paths';
import { choosePorts } from '@agency/native/stack/ports';
import { type StackConfig, writeStackConfig } from '@agency/native/stack/stack-config';
import { bringUp, takeDown } from '@agency/native/supervisor/controller';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { raisedLimits } from './raised-limits.ts';

export interface Product {
  runDir: string;
  /** Address of the gateway. */
  url: string;
  context: StackContext;
  /** As the superuser, to prepare and to look. */
  database: pg.Pool;
  /** Where each program lies that was asked for. */
  programs: Record<string, string>;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

/** Beside the product of this checkout, which a benchmark never touches. */
export const benchFolder = join(defaultRunDir, 'bench');
const runDir = join(benchFolder, 'product');
/** With it a benchmark signs in as the owner. */
export const ownerPassword = 'slack water';

/** The product as `make up` starts it, durable, on free ports, with empty tables and limits no load reaches. */
export async function startProduct(
  programs: Record<string, string>,
  say: (message: string) => void,
): Promise<Product> {
  // What a killed run may have left.
  await removeEverything();
  const builds = await build(repository, say);
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  const passwords = await missingPasswords({}, { ADMIN_PASSWORD: ownerPassword });
  const config: StackConfig = {
    port: await freePort(),
    ports: await choosePorts(),
    settings: ensureEnvFile(join(runDir, 'env'), envExample, {
      ...raisedLimits,
      ...passwords.settings,
    }),
    builds,
    site: publishSite(repository, runDir, builds.frontend ?? ''),
    durable: true,
  };
  writeStackConfig(runDir, config);
  say('Starting a throw-away product …');
  try {
    await bringUp(runDir, planModule);
    await awaitStack(runDir);
  } catch (error) {
    await removeEverything();
    throw error;
  }
  return describe(config, programs);
}

function describe(config: StackConfig, programs: Record<string, string>): Product {
  const context = createContext(runDir, config);
  const database = new pg.Pool({ connectionString: context.adminUrl, max: 2 });
  // Its server is stopped while connections may still be open.
  database.on('error', () => {});
  let stopping: Promise<void> | undefined;
  return {
    runDir,
    url: `http://127.0.0.1:${config.port}`,
    context,
    database,
    programs,
    stop() {
      stopping ??= database.end().then(removeEverything);
      return stopping;
    },
  };
}

async function removeEverything(): Promise<void> {
  await takeDown(runDir);
  removePostgresData(join(runDir, 'postgres'));
  rmSync(runDir, { recursive: true, force: true });
}
