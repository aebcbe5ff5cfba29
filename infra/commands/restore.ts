import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDocker, restoreDocker } from '../backup/docker.ts';
import { verifyBackup } from '../backup/file.ts';
import { readNative, restoreNative } from '../backup/native.ts';
import { restoreNotices, tablesWithSecrets } from '../backup/secrets-in-use.ts';
import { readEnvFile } from '../settings/env-file.ts';
import { defaultRunDir, envFile } from '../settings/paths.ts';
import { confirm } from './confirm.ts';
import { withLock } from './lock.ts';
import { chooseMode } from './mode.ts';
import { log, runCommand } from './run-command.ts';

const { FILE = '', BACKUP_IDENTITY_FILE } = process.env;

await runCommand(async () => {
  if (!FILE) throw new Error('Name the backup: make restore FILE=backups/app-….dump');
  await verifyBackup(FILE);
  if (BACKUP_IDENTITY_FILE) {
    process.env.BACKUP_IDENTITY = readFileSync(BACKUP_IDENTITY_FILE, 'utf8');
  }
  const mode = chooseMode();
  (await aboutSecrets(mode === 'docker' ? readDocker : readNative)).forEach(log);
  const warning = `This replaces all leads, appointments and rankings with those of ${basename(FILE)}.`;
  if (!(await confirm(warning, `make restore FILE=${FILE}`))) {
    throw new Error('Nothing was changed.');
  }
  await withLock(defaultRunDir, log, async () => {
    if (mode === 'docker') await restoreDocker(FILE);
    else await restoreNative(defaultRunDir, FILE);
  });
  log(`The product now has the data of ${basename(FILE)}. The owner must sign in again.`);
});

/** What will not work with the secrets in `.env`. Never refuses: the data matters more. */
async function aboutSecrets(read: typeof readNative): Promise<string[]> {
  try {
    const copies = await read(FILE, tablesWithSecrets);
    return restoreNotices(copies, readEnvFile(envFile) ?? {}, new Date());
  } catch {
    return ['The backup could not be compared with the secrets in .env.'];
  }
}
