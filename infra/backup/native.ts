import { createReadStream } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { Redis } from 'ioredis';
import { run } from '../native/process/run.ts';
import { bareEnvironment, runningContext } from '../native/stack/context.ts';
import { migrateSpec } from '../native/stack/service-specs.ts';
import { repository } from '../settings/paths.ts';
import { backupFolder, erasedLeadsNear } from './file.ts';
import { postgresClients } from './postgres-clients.ts';

/** Backs up the product of this run folder; returns the file's name. */
export async function backUpNative(runDir: string): Promise<string> {
  const name = await run('bash', [script('backup')], { env: await environment(runDir) });
  await noteErasedLeads(runDir, join(backupFolder, name));
  return name;
}

/** Synchronizes the list of erased leads between the database and the backups. */
async function noteErasedLeads(runDir: string, backup: string): Promise<void> {
  const input = erasedLeadsNear(backup);
  await run('bash', [script('erased-leads')], { env: await environment(runDir), input });
}

/** Replaces the running product's data with the backup. */
export async function restoreNative(runDir: string, file: string): Promise<void> {
  await noteErasedLeads(runDir, file);
  const args = [script('restore'), basename(file)];
  await run('bash', args, { env: await environment(runDir), input: createReadStream(file) });
  const context = runningContext(runDir);
  // Its jobs are identified by ids that the restored rows reuse.
  const redis = new Redis(context.redisUrl);
  await redis.flushall();
  redis.disconnect();
  const { command, args: migrateArgs, env } = await migrateSpec(context).command();
  await run(command, migrateArgs, { env: { ...bareEnvironment(), ...env } });
}

async function environment(runDir: string): Promise<Record<string, string>> {
  const { adminUrl, pick } = runningContext(runDir);
  const { hostname, port, username, password, pathname } = new URL(adminUrl);
  const { BACKUP_IDENTITY } = process.env;
  const { PATH = '', ...bare } = bareEnvironment();
  return {
    ...bare,
    PATH: [await postgresClients(), PATH].join(delimiter),
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    BACKUP_DIR: backupFolder,
    ...pick('BACKUP_KEEP', 'BACKUP_RECIPIENT'),
    ...(BACKUP_IDENTITY ? { BACKUP_IDENTITY } : {}),
  };
}

function script(name: 'backup' | 'erased-leads' | 'restore'): string {
  return join(repository, 'infra/backup', `${name}.sh`);
}
