import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { restoreDocker } from '../backup/docker.ts';
import { verifyBackup } from '../backup/file.ts';
import { restoreNative } from '../backup/native.ts';
import { findMismatches, noticeOf } from '../backup/secrets-in-use.ts';
import { queryDocker } from '../docker/compose.ts';
import { queryNative } from '../native/stack/database.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { defaultRunDir, envFile } from '../settings/paths.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { confirm, log, runCommand } from './run-command.ts';

const { FILE = '', BACKUP_IDENTITY_FILE } = process.env;

await runCommand(async () => {
  if (!FILE) throw new Error('Name the backup: make restore FILE=backups/app-….dump');
  await verifyBackup(FILE);
  if (BACKUP_IDENTITY_FILE) {
    process.env.BACKUP_IDENTITY = readFileSync(BACKUP_IDENTITY_FILE, 'utf8');
  }
  const mode = chooseMode();
  const warning = `This replaces all leads, appointments and rankings with those of ${basename(FILE)}.`;
  if (!(await confirm(warning, `make restore FILE=${FILE}`))) {
    throw new Error('Nothing was changed.');
  }
  await withLock(defaultRunDir, log, async () => {
    if (mode === 'docker') await restoreDocker(FILE);
    else await restoreNative(defaultRunDir, FILE);
  });
  log(`The product now has the data of ${basename(FILE)}. The owner must log in again.`);
  const query = (sql: string) =>
    mode === 'docker' ? queryDocker(sql) : queryNative(defaultRunDir, sql);
  const mismatches = await findMismatches(query, readEnvFile(envFile) ?? {});
  mismatches.map(noticeOf).forEach(log);
});
